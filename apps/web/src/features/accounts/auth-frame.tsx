import type { ReactNode } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { Brand } from '#ui/mark/brand.tsx'
import { accountsTexts } from './accounts.texts.ts'
import styles from './auth-frame.module.css'

const { footer, needsScript } = accountsTexts

/** One card in the middle of the page, as little around it as possible. Plain links: those pages have no scripts. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <main className={styles['middle']}>
        <div className={styles['brand']}>
          <Brand href={pathTo('home')} size="large" />
        </div>
        <noscript>
          <p className={styles['script']}>{needsScript}</p>
        </noscript>
        {children}
      </main>
      <footer className={styles['footer']}>
        <a href={pathTo('dataProtection')}>{footer.privacy}</a>
        <a href={pathTo('impressum')}>{footer.impressum}</a>
      </footer>
    </div>
  )
}
