import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { emergencySheetColumns, emergencySheetFacts, type EmergencySheetRow } from './emergency.table.ts'

const one = sql<EmergencySheetRow>(
  `select ${emergencySheetColumns} from app.emergency_sheet e where e.real_estate_id = app.house()`,
)

export const findEmergencySheet = async (
  tx: Tx,
  scope: RealEstateScope,
): Promise<EmergencySheetRow | undefined> => (await tx.rows(scope, one))[0]

const put = sql<EmergencySheetRow>(`
  insert into app.emergency_sheet as e (real_estate_id, ${emergencySheetFacts.names})
  values (app.house(), ${emergencySheetFacts.places(2)})
  on conflict (real_estate_id) do update set ${emergencySheetFacts.set(2)}, version = e.version + 1, updated_at = now()
  where e.version = $1
  returning ${emergencySheetColumns}`)

/** Writes the whole sheet over the version it was read at; undefined if that version is gone. */
export const writeEmergencySheet = async (
  tx: Tx,
  scope: RealEstateScope,
  next: EmergencySheetRow,
): Promise<EmergencySheetRow | undefined> =>
  (await tx.rows(scope, put, [next.version, ...emergencySheetFacts.values(next)]))[0]
