import { isDeepStrictEqual } from 'node:util'
import { emergencySheetInput } from '@hauswart/domain/emergency/emergency-sheet.input'
import { requireMember, type Context } from '#platform/db/access.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { findEmergencySheet, writeEmergencySheet } from './emergency.queries.ts'
import { emergencySheetFacts, type EmergencySheetRow } from './emergency.table.ts'

export type EmergencySheet = EmergencySheetRow

/** What somebody must find in need; before the first word it is empty and has version 0. */
export const getEmergencySheet = async (
  ctx: Context,
  realEstateId: string | undefined,
): Promise<EmergencySheet> =>
  (await findEmergencySheet(ctx.reads, requireMember(ctx, realEstateId, 'read'))) ?? emptySheet

export async function updateEmergencySheet(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<EmergencySheet> {
  const { expectedVersion, ...facts } = parseInput(emergencySheetInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'emergency_sheet.update', { realEstateId, ...input }, async (tx) => {
    const read = async () => (await findEmergencySheet(tx, scope)) ?? emptySheet
    const { before, row } = await overVersion(read, expectedVersion, (old) =>
      writeEmergencySheet(tx, scope, { ...old, ...stripUndefined(facts) }),
    )
    const { contacts, ...places } = facts
    // Names and numbers of others stay out of the history; that the list changed does not.
    const isOtherList = contacts !== undefined && !isDeepStrictEqual(contacts, before.contacts)
    const changes = { ...changedFields(before, places), ...(isOtherList ? { contacts: true } : {}) }
    tx.record({ objectId: realEstateId, version: row.version, changes })
    return row
  })
}

const emptySheet: EmergencySheet = { ...emergencySheetFacts.blank, version: 0 }
