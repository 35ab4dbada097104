import { IconCheck } from '@tabler/icons-react'
import { classes } from '#ui/classes.ts'
import styles from './row-choice.module.css'
import type { Selection } from './use-selection.ts'

type RowChoiceProps = {
  readonly id: string
  readonly label: string
  readonly selection: Pick<Selection, 'has' | 'toggle'>
  readonly className?: string | undefined
}

/** Whether a row is meant; square, so that nobody takes it for a tick. With Shift all rows up to it are. */
export function RowChoice({ id, label, selection: { has, toggle }, className }: RowChoiceProps) {
  return (
    <span className={classes(styles['choice'], className)}>
      <input
        type="checkbox"
        className={styles['box']}
        data-choice={id}
        checked={has(id)}
        aria-label={label}
        onChange={({ nativeEvent }) => toggle(id, isShifted(nativeEvent) ? shownIds() : undefined)}
      />
      <span className={styles['sign']} aria-hidden="true">
        <IconCheck size={17} stroke={2.5} />
      </span>
    </span>
  )
}

/** A press tells its keys, by mouse and by the space bar. */
const isShifted = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey

const shownIds = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-choice]')].map(({ dataset }) => dataset['choice'] ?? '')
