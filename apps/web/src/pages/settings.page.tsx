import { NotificationSettingsCard } from '#features/notifications/settings/notification-settings-card.tsx'
import { OfflineSettings } from '#features/offline/offline-settings.tsx'
import { InstallCard } from '#features/settings/install-card.tsx'
import { PasswordCard } from '#features/settings/password-card.tsx'
import { SessionsCard } from '#features/settings/sessions-card.tsx'
import { SettingsLayout } from '#features/settings/settings-layout.tsx'
import { settingsTexts } from '#features/settings/settings.texts.ts'
import { ThemeCard } from '#features/settings/theme-card.tsx'
import { useActiveHouse } from '#house/active-house.ts'
import { useSession } from '#device/session/use-session.ts'
import { PageHead } from '#ui/layout/page-head.tsx'

export default function SettingsPage() {
  const { user } = useSession()
  const houseId = useActiveHouse()?.id
  return (
    <>
      <PageHead title={settingsTexts.title} sentence={settingsTexts.sentence} />
      <SettingsLayout>
        <NotificationSettingsCard />
        <ThemeCard />
        <SessionsCard />
        <PasswordCard email={user?.email ?? ''} />
        <OfflineSettings realEstateId={houseId} />
        <InstallCard />
      </SettingsLayout>
    </>
  )
}
