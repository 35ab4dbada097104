import {
  notificationGroups,
  switches,
  switchOf,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationSettings,
} from '@hauswart/domain/notifications/notification-settings'
import { Checkbox } from '#ui/input/field.tsx'
import styles from './notification-settings.module.css'
import { choose } from './notification-settings.ts'
import { notificationSettingsTexts } from './notification-settings.texts.ts'

const texts = notificationSettingsTexts.groups

type ChoicesProps = { readonly channel: NotificationChannel; readonly settings: NotificationSettings }

/** A few groups that everybody understands, by one way; what always comes says so. */
export function GroupChoices({ channel, settings }: ChoicesProps) {
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['legend']}>{texts[channel].title}</legend>
      {notificationGroups.map((group) => (
        <GroupChoice key={group} channel={channel} group={group} {...settings} />
      ))}
    </fieldset>
  )
}

type Props = Pick<ChoicesProps, 'channel'> & { readonly group: NotificationGroup } & Pick<
    NotificationSettings,
    'switchedOff'
  >

function GroupChoice({ channel, group, switchedOff }: Props) {
  const name = switchOf(group, channel)
  const others = switchedOff.filter((one) => one !== name)
  return (
    <Checkbox
      label={texts.labels[group]}
      hint={texts[channel].hints[group]}
      checked={!switchedOff.includes(name)}
      disabled={!switches.includes(name)}
      onChange={(event) =>
        void choose({ switchedOff: event.currentTarget.checked ? others : [...others, name] })
      }
    />
  )
}
