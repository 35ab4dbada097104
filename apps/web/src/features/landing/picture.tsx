import type { ReactNode } from 'react'
import styles from './picture.module.css'

type PictureProps = {
  readonly name: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A picture made of our own pieces; whoever cannot see it gets one sentence instead of its loose words. */
export function Picture({ name, className, children }: PictureProps) {
  return (
    <figure className={styles['picture']}>
      <div className={className} aria-hidden="true">
        {children}
      </div>
      <figcaption className="visually-hidden">{name}</figcaption>
    </figure>
  )
}
