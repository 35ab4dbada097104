import type { ReactNode } from 'react'
import styles from './fold.module.css'

type FoldProps = { readonly title: string; readonly children: ReactNode }

/** What is far away or over: one line that opens. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className={styles['fold']}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
