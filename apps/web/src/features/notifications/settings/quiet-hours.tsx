import type { NotificationSettings } from '@hauswart/domain/notifications/notification-settings'
import { HourField } from './hour-field.tsx'
import styles from './notification-settings.module.css'
import { choose } from './notification-settings.ts'
import { notificationSettingsTexts } from './notification-settings.texts.ts'

const texts = notificationSettingsTexts.quiet

export function QuietHours({ settings }: { readonly settings: NotificationSettings }) {
  const { quietFrom, quietTo } = settings
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['legend']}>{texts.title}</legend>
      <div className={styles['hours']}>
        <HourField
          label={texts.from}
          value={quietFrom}
          onChange={(value) => void choose({ quietFrom: value })}
        />
        <HourField label={texts.to} value={quietTo} onChange={(value) => void choose({ quietTo: value })} />
      </div>
      <p className={styles['hint']}>{quietFrom === quietTo ? texts.none : texts.hint}</p>
    </fieldset>
  )
}
