import type { NotificationSettings } from '@hauswart/domain/notifications/notification-settings'
import type { Tx, UserScope } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { settingsColumns, type SettingsRow } from './notifications.table.ts'

const own = sql<SettingsRow>(
  `select ${settingsColumns} from app.notification_settings s where s.user_id = app.me()`,
)

export const findSettings = async (tx: Tx, scope: UserScope): Promise<SettingsRow | undefined> =>
  (await tx.rows(scope, own))[0]

const write = sql<SettingsRow>(`
  insert into app.notification_settings as s (user_id, digest, digest_hour, quiet_from, quiet_to, switched_off,
    appointment_minutes)
  values (app.me(), $2, $3, $4, $5, $6, $7::integer[])
  on conflict (user_id) do update set digest = $2, digest_hour = $3, quiet_from = $4, quiet_to = $5, switched_off = $6,
    appointment_minutes = $7::integer[], version = s.version + 1, updated_at = now()
  where s.version = $1
  returning ${settingsColumns}`)

/** Writes all of them over the version they were read at; undefined if that version is gone. */
export const writeSettings = async (
  tx: Tx,
  scope: UserScope,
  expectedVersion: number,
  settings: NotificationSettings,
): Promise<SettingsRow | undefined> => {
  const { digest, digestHour, quietFrom, quietTo, switchedOff, appointmentMinutes } = settings
  const hours = [digest, digestHour, quietFrom, quietTo, [...switchedOff]]
  return (await tx.rows(scope, write, [expectedVersion, ...hours, appointmentMinutes]))[0]
}
