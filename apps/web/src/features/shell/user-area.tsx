import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isBuilt, selectedEntry, userPages } from '#house/paths/navigation.ts'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import { shellTexts } from './shell.texts.ts'
import styles from './user-area.module.css'

/** The account inside the frame: its own small navigation beside the page. */
export function UserArea({ children }: { readonly children: ReactNode }) {
  const selected = selectedEntry(useLocation().pathname)
  return (
    <div className={styles['area']}>
      <nav aria-label={shellTexts.account} className={styles['nav']}>
        <ul>
          {userPages
            .filter(({ route }) => isBuilt(route))
            .map(({ route, label }) => (
              <li key={route}>
                <AppLink
                  to={pathTo(route)}
                  className={styles['entry']}
                  aria-current={route === selected ? 'page' : undefined}
                >
                  <AreaIcon area={route} />
                  {label}
                </AppLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles['page']}>{children}</div>
    </div>
  )
}
