import { digests, type NotificationSettings } from '@hauswart/domain/notifications/notification-settings'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { HourField } from './hour-field.tsx'
import styles from './notification-settings.module.css'
import { choose } from './notification-settings.ts'
import { notificationSettingsTexts } from './notification-settings.texts.ts'

const texts = notificationSettingsTexts.digest

export function DigestChoice({ settings }: { readonly settings: NotificationSettings }) {
  const { digest, digestHour } = settings
  return (
    <div className={styles['part']}>
      <ChoiceChips
        label={texts.label}
        hint={texts.hints[digest]}
        look="equal"
        value={digest}
        onChange={(value) => void choose({ digest: value })}
        options={digests.map((value) => ({ value, label: texts[value] }))}
      />
      {digest !== 'off' && (
        <HourField
          label={texts.hour}
          value={digestHour}
          onChange={(value) => void choose({ digestHour: value })}
        />
      )}
    </div>
  )
}
