import { useEffect, useRef, type ReactNode } from 'react'
import styles from './auth-card.module.css'

type AuthCardProps = {
  readonly title: string
  readonly sentence?: string | undefined
  /** The way out, under the card. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

export function AuthCard({ title, sentence, below, children }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // The button that had the focus went with the old words; keys and screen readers go on at the new ones.
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return (
    <>
      <div className={styles['card']}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h1>
          {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
        </div>
        {children}
      </div>
      {below !== undefined && <p className={styles['below']}>{below}</p>}
    </>
  )
}
