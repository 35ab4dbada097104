import { useQuery } from '@tanstack/react-query'
import { useConnection } from '#device/net/connection.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { AppointmentReminders } from './appointment-reminders.tsx'
import { DigestChoice } from './digest-choice.tsx'
import { GroupChoices } from './group-choices.tsx'
import styles from './notification-settings.module.css'
import { settingsQuery } from './notification-settings.ts'
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts'
import { QuietHours } from './quiet-hours.tsx'
import { ThisDeviceRow } from './this-device-row.tsx'

/** What reaches a person outside the app, when, and by which way. Everything is saved as it is chosen. */
export function NotificationSettingsCard() {
  const { data, isError, refetch } = useQuery(settingsQuery)
  const { online } = useConnection()
  return (
    <Card anchor="benachrichtigungen" title={texts.title} sentence={texts.sentence}>
      {data !== undefined ? (
        <fieldset className={styles['all']} disabled={!online}>
          {!online && <p className={styles['offline']}>{texts.offlineKept}</p>}
          <DigestChoice settings={data} />
          {data.digest !== 'off' && <GroupChoices channel="mail" settings={data} />}
          <ThisDeviceRow />
          <GroupChoices channel="push" settings={data} />
          <QuietHours settings={data} />
          <AppointmentReminders settings={data} />
        </fieldset>
      ) : isError || !online ? (
        <Notice
          tone={online ? 'due' : 'info'}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {online ? texts.failed : texts.offline}
        </Notice>
      ) : (
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      )}
    </Card>
  )
}
