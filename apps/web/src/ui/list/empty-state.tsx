import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  readonly title: ReactNode
  /** What this page is for. */
  readonly text: ReactNode
  /** The one thing to do now. */
  readonly action?: ReactNode
  readonly picture?: ReactNode
  readonly level?: 2 | 3 | undefined
}

export function EmptyState({ title, text, action, picture, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles['empty']}>
      {picture !== undefined && (
        <div className={styles['picture']} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
