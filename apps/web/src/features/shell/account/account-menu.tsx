import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { connection } from '#device/net/connection.ts'
import { isBuilt, userPages } from '#house/paths/navigation.ts'
import { waitingCount } from '#device/outbox/outbox.ts'
import { pathTo } from '#device/routing/routes.ts'
import { session } from '#device/session/session.ts'
import { useSession } from '#device/session/use-session.ts'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import { Initials } from '#ui/mark/initials.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import styles from './account-menu.module.css'
import { shellTexts } from '#features/shell/shell.texts.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** Initials of the person, and behind them the account. */
export function AccountMenu() {
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { firstName = '', lastName = '' } = user ?? {}
  const leave = () => {
    if (waitingCount() > 0 || !connection.state().online) setAsking(true)
    else void session.signOut()
  }
  return (
    <>
      <Menu
        label={shellTexts.menu(`${firstName} ${lastName}`.trim(), initialsOf(firstName, lastName))}
        buttonClassName={styles['button']}
        items={[
          ...userPages
            .filter(({ route }) => isBuilt(route))
            .map(({ route, label }) => ({ label, to: pathTo(route), icon: <AreaIcon area={route} /> })),
          { label: shellTexts.signOut, icon: <IconLogout />, onSelect: leave, startsGroup: true },
        ]}
      >
        <Initials firstName={firstName} lastName={lastName} isDecorative />
      </Menu>
      <SignOutDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

// The same letters as in the picture: who speaks to the device says what they see.
const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toLocaleUpperCase('de-CH')
