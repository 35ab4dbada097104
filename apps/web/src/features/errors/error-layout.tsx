import type { ReactNode } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { useSession } from '#device/session/use-session.ts'
import { Brand } from '#ui/mark/brand.tsx'
import styles from './error-layout.module.css'

/** The frame of error pages where no other frame is left. */
export function ErrorLayout({ children }: { readonly children: ReactNode }) {
  const { loggedIn } = useSession()
  return (
    <div className={styles['layout']}>
      <header className={styles['head']}>
        <Brand href={pathTo(loggedIn ? 'dashboard' : 'home')} />
      </header>
      <main id="inhalt" className={styles['main']}>
        <Picture />
        {children}
      </main>
    </div>
  )
}

/** A house whose door nobody opens. */
function Picture() {
  return (
    <svg className={styles['picture']} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path d="M0 120c50-12 110-8 200-14v44H0Z" className={styles['hill']} />
      <path d="M52 66h96v58H52Z" className={styles['wall']} />
      <path d="M38 68 100 22l62 46Z" className={styles['roof']} />
      <path d="M66 80h22v20H66Zm46 0h22v20h-22Z" className={styles['window']} />
      <path d="M92 96h16v28H92Z" className={styles['door']} />
    </svg>
  )
}
