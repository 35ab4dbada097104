import {
  notificationGroups,
  switches,
  switchOf,
  type NotificationGroup,
  type NotificationSettings,
} from '@hauswart/domain/notifications/notification-settings'
import { Checkbox } from '#ui/input/field.tsx'
import styles from './notification-settings.module.css'
import { choose } from './notification-settings.ts'
import { notificationSettingsTexts } from './notification-settings.texts.ts'

const texts = notificationSettingsTexts.groups

/** A few groups that everybody understands; what always comes says so. */
export function GroupChoices({ settings }: { readonly settings: NotificationSettings }) {
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['legend']}>{texts.title}</legend>
      {notificationGroups.map((group) => (
        <GroupChoice key={group} group={group} {...settings} />
      ))}
    </fieldset>
  )
}

type Props = { readonly group: NotificationGroup } & Pick<NotificationSettings, 'switchedOff'>

function GroupChoice({ group, switchedOff }: Props) {
  const [label, hint] = texts[group]
  const name = switchOf(group, 'push')
  const others = switchedOff.filter((one) => one !== name)
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={!switchedOff.includes(name)}
      disabled={!switches.includes(name)}
      onChange={(event) =>
        void choose({ switchedOff: event.currentTarget.checked ? others : [...others, name] })
      }
    />
  )
}
