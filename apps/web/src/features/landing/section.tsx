import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  readonly id?: string
  readonly title: string
  readonly sentence?: string
  readonly children: ReactNode
}

/** One theme of the start page, with a place the navigation can lead to. */
export function Section({ id, title, sentence, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} className={styles['section']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {title}
      </h2>
      {sentence === undefined ? null : <p className={styles['sentence']}>{sentence}</p>}
      {children}
    </section>
  )
}
