import type { ReactNode } from 'react'
import styles from './auth-card.module.css'

type AuthCardProps = {
  readonly title: string
  readonly sentence?: string | undefined
  /** The way out, under the card. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

export function AuthCard({ title, sentence, below, children }: AuthCardProps) {
  return (
    <>
      <div className={styles['card']}>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
        </div>
        {children}
      </div>
      {below !== undefined && <p className={styles['below']}>{below}</p>}
    </>
  )
}
