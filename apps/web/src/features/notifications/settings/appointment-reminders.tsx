import { reminderMinutes } from '@hauswart/domain/appointments/reminding'
import { reminderLabels } from '@hauswart/domain/appointments/reminding.labels'
import type { NotificationSettings } from '@hauswart/domain/notifications/notification-settings'
import { Checkbox } from '#ui/input/field.tsx'
import styles from './notification-settings.module.css'
import { choose } from './notification-settings.ts'
import { notificationSettingsTexts } from './notification-settings.texts.ts'

const texts = notificationSettingsTexts.appointments

/** When somebody hears of an appointment that says nothing itself. */
export function AppointmentReminders({ settings }: { readonly settings: NotificationSettings }) {
  const { appointmentMinutes: chosen } = settings
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['legend']}>{texts.title}</legend>
      {reminderMinutes.map((minutes) => (
        <Checkbox
          key={minutes}
          label={reminderLabels[minutes]}
          checked={chosen.includes(minutes)}
          onChange={({ currentTarget: { checked } }) => {
            const wanted = (one: number) => (one === minutes ? checked : chosen.includes(one))
            void choose({ appointmentMinutes: reminderMinutes.filter(wanted) })
          }}
        />
      ))}
      <p className={styles['hint']}>{chosen.length === 0 ? texts.none : texts.hint}</p>
    </fieldset>
  )
}
