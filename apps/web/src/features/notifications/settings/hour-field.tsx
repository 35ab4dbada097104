import { SelectField } from '#ui/input/field.tsx'
import styles from './notification-settings.module.css'
import { notificationSettingsTexts } from './notification-settings.texts.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: notificationSettingsTexts.hour(hour),
}))

type Props = {
  readonly label: string
  readonly value: number
  readonly onChange: (hour: number) => void
}

/** An hour of the day; nobody wants a letter at seven minutes past. */
export const HourField = ({ label, value, onChange }: Props) => (
  <SelectField
    className={styles['hour']}
    label={label}
    placeholder={null}
    options={hours}
    value={String(value)}
    onChange={(event) => onChange(Number(event.currentTarget.value))}
  />
)
