import type { ReactNode } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import styles from './page-head.module.css'

type Crumb = { readonly label: string; readonly to?: string | undefined }

type PageHeadProps = {
  readonly title: ReactNode
  /** How things stand, in one plain sentence. */
  readonly sentence?: ReactNode
  readonly actions?: ReactNode
  /** State of the thing, beside its name. */
  readonly pill?: ReactNode
  readonly trail?: { readonly label: string; readonly crumbs: readonly Crumb[] } | undefined
}

export function PageHead({ title, sentence, actions, pill, trail }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['words']}>
        {trail !== undefined && (
          <nav aria-label={trail.label}>
            <ol className={styles['trail']}>
              {trail.crumbs.map(({ label, to }) => (
                <li key={label}>
                  {to === undefined ? <span>{label}</span> : <AppLink to={to}>{label}</AppLink>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles['title']}>
          <h1>{title}</h1>
          {pill}
        </div>
        {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  )
}
