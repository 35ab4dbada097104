import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export type TimelineEntry = {
  readonly id: string
  /** A year or a date; the left column. */
  readonly when: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** What happened, newest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles['timeline']}>
      {entries.map(({ id, when, title, text, action }) => (
        <li key={id} className={styles['entry']}>
          <div className={styles['when']}>{when}</div>
          <div className={styles['words']}>
            <div className={styles['title']}>{title}</div>
            {text !== undefined && <div className={styles['text']}>{text}</div>}
          </div>
          {action}
        </li>
      ))}
    </ol>
  )
}
