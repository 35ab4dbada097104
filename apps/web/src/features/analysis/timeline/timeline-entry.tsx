import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { IconGripVertical } from '@tabler/icons-react'
import { classes } from '#ui/classes.ts'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { StateSign } from '#ui/mark/pill.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from './timeline-board.module.css'
import type { DragHandlers } from './use-year-drag.ts'
import type { KeyHandlers } from './use-year-keys.ts'

const texts = analysisTexts.timeline

type TimelineEntryProps = {
  readonly id: string
  readonly entry: PlanEntry
  readonly column: number
  /** On its way over a year too narrow for it. */
  readonly isInFree: boolean
  readonly isHeld: boolean
  readonly hintId: string
  readonly onOpen: () => void
  readonly isDragOver: () => boolean
  /** Only for what can be moved, by somebody who may. */
  readonly handlers: { readonly drag: DragHandlers; readonly keys: KeyHandlers } | undefined
}

/** One act in its year. Pressing it opens what is known of it, also the year to change. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { id, entry, column, isInFree, isHeld, hintId, onOpen, isDragOver, handlers } = props
  const { title, cost, state, componentState, year } = entry
  const costTitle = texts.costOf(title, year)
  return (
    <li
      className={classes(
        styles['entry'],
        styles[`y${column}`],
        styles[entry.isMovable ? componentState : 'later'],
        state !== 'proposed' && styles['decided'],
        isInFree && styles['over'],
        isHeld && styles['held'],
      )}
    >
      <button
        type="button"
        className={styles['card']}
        data-entry={id}
        aria-describedby={handlers === undefined ? undefined : hintId}
        {...handlers?.drag.card}
        {...handlers?.keys}
        onClick={() => {
          // The click that ends a drag opens nothing.
          if (!isDragOver()) onOpen()
        }}
      >
        <span className={styles['title']}>{title}</span>
        <span className={styles['sum']}>
          <FigureValue figure={cost} title={costTitle} withoutCurrency />
        </span>
        <span className={styles['state']}>
          {entry.isMovable && <StateSign state={componentState} size={13} />}
          {entry.isMovable ? componentStateLabels[componentState] : texts.again}
          {state !== 'proposed' && ` · ${texts.states[state]}`}
        </span>
        <span className="visually-hidden">{texts.inYear(year)}</span>
      </button>
      <span className={styles['tools']}>
        <FigureSource figure={cost} title={costTitle} look="sign" />
        {handlers !== undefined && (
          // For the finger: the card itself scrolls the board.
          <span className={styles['grip']} aria-hidden="true" {...handlers.drag.grip}>
            <IconGripVertical size={18} stroke={1.75} />
          </span>
        )}
      </span>
    </li>
  )
}
