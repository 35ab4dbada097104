import type { ReactNode } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Brand } from '#ui/mark/brand.tsx'
import { AccountMenu } from '#features/shell/account/account-menu.tsx'
import styles from './app-frame.module.css'
import { BottomBar } from '#features/shell/navigation/bottom-bar.tsx'
import { HouseSwitcher } from '#features/shell/house/house-switcher.tsx'
import { RailTip, useRailTip } from '#features/shell/navigation/rail-tip.tsx'
import { shellTexts } from './shell.texts.ts'
import { SideNav, type NavCounts } from '#features/shell/navigation/side-nav.tsx'

type Props = {
  readonly search: ReactNode
  readonly onSearch: () => void
  /** How the line stands: in the head of a wide page, and across the page on a phone. */
  readonly pill: ReactNode
  readonly line: ReactNode
  readonly bell: ReactNode
  /** Above everything: a new version, for example. */
  readonly banner?: ReactNode
  readonly counts?: NavCounts
  readonly children: ReactNode
}

export const contentId = 'inhalt'

/** The frame of the signed-in area: side bar, rail or bottom bar by width, the page in the middle. */
export function AppFrame({ search, onSearch, pill, line, bell, banner, counts, children }: Props) {
  const { tip, handlers } = useRailTip()
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={`#${contentId}`}>
        {shellTexts.skip}
      </a>
      <nav className={styles['side']} aria-label={shellTexts.navigation} {...handlers}>
        <AppLink to={pathTo('dashboard')} className={styles['brand']}>
          <Brand />
        </AppLink>
        <HouseSwitcher place="side" />
        <SideNav {...(counts === undefined ? {} : { counts })} />
        <RailTip tip={tip} />
      </nav>
      <div className={styles['page']}>
        <div className={styles['banner']}>{banner}</div>
        <header className={styles['top']}>
          <div className={styles['house']}>
            <HouseSwitcher place="top" />
          </div>
          <div className={styles['search']}>{search}</div>
          <div className={styles['pill']}>{pill}</div>
          <div className={styles['account']}>
            {bell}
            <AccountMenu />
          </div>
          <div className={styles['line']}>{line}</div>
        </header>
        <main id={contentId} className={styles['content']} tabIndex={-1}>
          {children}
        </main>
      </div>
      <BottomBar onSearch={onSearch} />
    </div>
  )
}
