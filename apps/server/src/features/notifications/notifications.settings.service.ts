import { usualSettings } from '@hauswart/domain/notifications/notification-settings'
import { saveSettingsInput } from '@hauswart/domain/notifications/notification-settings.input'
import { requireIdentity, userScope, type Context, type Tx, type UserScope } from '#platform/db/access.ts'
import { mutate } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { findSettings, writeSettings } from './notifications.settings.queries.ts'
import type { SettingsRow } from './notifications.table.ts'

/** What a person chose; before the first choice the usual, with version 0. */
export const getSettings = (ctx: Context): Promise<SettingsRow> => read(ctx.reads, userScope(ctx))

export async function saveSettings(ctx: Context, body: unknown): Promise<SettingsRow> {
  const input = parseInput(saveSettingsInput, body)
  const { idempotencyKey: _key, expectedVersion, ...facts } = input
  const scope = userScope(ctx)
  const said = { ...facts, switchedOff: [...new Set(facts.switchedOff)].toSorted() }
  return mutate(ctx, scope, 'notification_settings.save', input, async (tx) => {
    const { before, row } = await overVersion(
      () => read(tx, scope),
      expectedVersion,
      (old) => {
        const appointmentMinutes = said.appointmentMinutes ?? old.appointmentMinutes
        return writeSettings(tx, scope, expectedVersion, { ...said, appointmentMinutes })
      },
    )
    const { userId } = requireIdentity(ctx)
    tx.record({ objectId: userId, version: row.version, changes: changedFields(before, said) })
    return row
  })
}

const read = async (tx: Tx, scope: UserScope): Promise<SettingsRow> =>
  (await findSettings(tx, scope)) ?? { ...usualSettings, version: 0 }
