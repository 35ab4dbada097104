import { IconX } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import { Button, IconButton } from '#ui/action/button.tsx'
import styles from './selection-bar.module.css'

/** The look of what the bar offers, and of a last one that stays a sign on a phone. */
export const actClass = styles['act']
export const lastActClass = styles['last']

type SelectionBarProps = {
  readonly texts: {
    readonly bar: string
    readonly chosen: (amount: number) => string
    readonly all: string
    readonly end: string
  }
  readonly amount: number
  readonly onAll: () => void
  readonly onEnd: () => void
  /** What can be done to the selected. */
  readonly children: ReactNode
}

/** Stays at the foot of its list while somebody selects; Escape ends it. */
export function SelectionBar({ texts, amount, onAll, onEnd, children }: SelectionBarProps) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector(':popover-open, dialog[open]') === null) onEnd()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onEnd])
  return (
    <div className={styles['bar']} role="toolbar" aria-label={texts.bar}>
      <output className={styles['count']}>{texts.chosen(amount)}</output>
      <Button size="small" kind="quiet" onClick={onAll}>
        {texts.all}
      </Button>
      <span className={styles['acts']}>{children}</span>
      <IconButton label={texts.end} icon={<IconX />} onClick={onEnd} />
    </div>
  )
}
