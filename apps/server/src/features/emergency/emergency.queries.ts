import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { emergencySheetColumns, type EmergencySheetRow } from './emergency.table.ts'

const one = sql<EmergencySheetRow>(
  `select ${emergencySheetColumns} from app.emergency_sheet e where e.real_estate_id = app.house()`,
)

export const findEmergencySheet = async (
  tx: Tx,
  scope: RealEstateScope,
): Promise<EmergencySheetRow | undefined> => (await tx.rows(scope, one))[0]

const put = sql<EmergencySheetRow>(`
  insert into app.emergency_sheet as e (real_estate_id, main_water, fuse_box, heating_off, gas_tap, keys, contacts)
  values (app.house(), $2, $3, $4, $5, $6, $7)
  on conflict (real_estate_id) do update set main_water = $2, fuse_box = $3, heating_off = $4, gas_tap = $5, keys = $6,
    contacts = $7, version = e.version + 1, updated_at = now()
  where e.version = $1
  returning ${emergencySheetColumns}`)

/** Writes the whole sheet over the version it was read at; undefined if that version is gone. */
export async function writeEmergencySheet(
  tx: Tx,
  scope: RealEstateScope,
  next: EmergencySheetRow,
): Promise<EmergencySheetRow | undefined> {
  const { version, mainWater, fuseBox, heatingOff, gasTap, keys, contacts } = next
  const values = [version, mainWater, fuseBox, heatingOff, gasTap, keys, { json: contacts }]
  return (await tx.rows(scope, put, values))[0]
}
