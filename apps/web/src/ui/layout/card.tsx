import { useId, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './card.module.css'
import { PartBoundary } from './part-boundary.tsx'

type CardProps = {
  readonly title?: ReactNode
  /** One small sentence under the title. */
  readonly sentence?: ReactNode
  readonly action?: ReactNode
  readonly level?: 2 | 3 | undefined
  /** The name an address leads here by (`#offline`); what React makes up may be another one at the next visit. */
  readonly anchor?: string | undefined
  /** Without padding, for pictures and lists that reach the edge. */
  readonly isFlush?: boolean | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export function Card({
  title,
  sentence,
  action,
  level = 2,
  anchor,
  isFlush,
  className,
  children,
}: CardProps) {
  const own = useId()
  const id = anchor ?? own
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = classes(styles['card'], isFlush === true && styles['flush'], className)
  if (title === undefined)
    return (
      <div className={name}>
        <PartBoundary>{children}</PartBoundary>
      </div>
    )
  return (
    <section className={name} aria-labelledby={id}>
      <div className={styles['head']}>
        <div className={styles['titles']}>
          <Heading id={id}>{title}</Heading>
          {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
        </div>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  )
}
