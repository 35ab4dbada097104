import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { connection } from '#lib/connection.ts'
import { accountPages, isBuilt } from '#lib/navigation.ts'
import { waitingCount } from '#lib/outbox/outbox.ts'
import { pathTo } from '#lib/routes.ts'
import { session } from '#lib/session/session.ts'
import { useSession } from '#lib/session/use-session.ts'
import { AreaIcon } from '#ui/area-icon.tsx'
import { Menu } from '#ui/menu.tsx'
import styles from './account-menu.module.css'
import { shellTexts } from './shell.texts.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** Initials of the person, and behind them the account. */
export function AccountMenu() {
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const leave = () => {
    if (waitingCount() > 0 || !connection.state().online) setAsking(true)
    else void session.signOut()
  }
  return (
    <>
      <Menu
        label={shellTexts.menu(name)}
        buttonClassName={styles['button']}
        items={[
          ...accountPages
            .filter(({ route }) => route !== 'notifications' && isBuilt(route))
            .map(({ route, label }) => ({ label, to: pathTo(route), icon: <AreaIcon area={route} /> })),
          { label: shellTexts.signOut, icon: <IconLogout />, onSelect: leave, startsGroup: true },
        ]}
      >
        <span className={styles['initials']} aria-hidden="true">
          {initials(user?.firstName, user?.lastName)}
        </span>
      </Menu>
      <SignOutDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

const initials = (...names: readonly (string | undefined)[]): string =>
  names.map((name) => Array.from(name?.trim() ?? '')[0] ?? '').join('').toLocaleUpperCase('de-CH')
