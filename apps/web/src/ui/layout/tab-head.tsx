import type { ReactNode } from 'react'
import { PartBoundary } from './part-boundary.tsx'
import styles from './tab-head.module.css'

type TabHeadProps = { readonly sentence?: ReactNode; readonly actions?: ReactNode }

/** Above the cards of a view: what it rests on, and what can be done. */
export function TabHead({ sentence, actions }: TabHeadProps) {
  return (
    <div className={styles['head']}>
      {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}

/** Several groups of cards one below the other, each under its own heading. */
export function TabPart({
  title,
  children,
}: {
  readonly title: string | undefined
  readonly children: ReactNode
}) {
  return (
    <section className={styles['part']} aria-label={title}>
      {title !== undefined && <h2>{title}</h2>}
      <PartBoundary isCard>{children}</PartBoundary>
    </section>
  )
}
