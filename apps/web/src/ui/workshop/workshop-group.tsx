import { useId, type ReactNode } from 'react'
import styles from './workshop.module.css'

type GroupProps = { readonly title: string; readonly children: ReactNode; readonly isWide?: boolean }

export function Group({ title, children, isWide }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h2 id={id}>{title}</h2>
      <div className={isWide === true ? styles['wide'] : styles['grid']}>{children}</div>
    </section>
  )
}

export function Line({ children }: { readonly children: ReactNode }) {
  return <div className={styles['line']}>{children}</div>
}
