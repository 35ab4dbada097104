import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import {
  realEstateFinanceColumns,
  realEstateFinanceFacts,
  type RealEstateFinanceRow,
} from './real-estate.table.ts'

const finance = sql<RealEstateFinanceRow>(
  `select ${realEstateFinanceColumns} from app.real_estate_finance f where f.real_estate_id = app.house()`,
)

export const findFinance = async (
  tx: Tx,
  scope: RealEstateScope,
): Promise<RealEstateFinanceRow | undefined> => (await tx.rows(scope, finance))[0]

// With a row also where nothing was written yet, and none for who may not see it.
const seen = sql<Partial<RealEstateFinanceRow>>(`
  select ${realEstateFinanceColumns} from app.real_estate_finance f right join (select) as always
    on f.real_estate_id = app.house()
  where app.may_see_finances()`)

/** The money facts as far as they are written down; nothing for who has no finance right. */
export const seeFinance = async (
  tx: Tx,
  scope: RealEstateScope,
): Promise<RealEstateFinanceRow | undefined> => {
  const [row] = await tx.rows(scope, seen)
  return row && ({ ...row, version: row.version ?? 0 } as RealEstateFinanceRow)
}

const put = sql<RealEstateFinanceRow>(`
  insert into app.real_estate_finance as f (real_estate_id, ${realEstateFinanceFacts.names})
  values (app.house(), ${realEstateFinanceFacts.places(2)})
  on conflict (real_estate_id) do update set ${realEstateFinanceFacts.set(2)}, version = f.version + 1, updated_at = now()
  where f.version = $1
  returning ${realEstateFinanceColumns}`)

/** Writes all money facts over the version they were read at; undefined if that version is gone. */
export const writeFinance = async (
  tx: Tx,
  scope: RealEstateScope,
  next: RealEstateFinanceRow,
): Promise<RealEstateFinanceRow | undefined> =>
  (await tx.rows(scope, put, [next.version, ...realEstateFinanceFacts.values(next)]))[0]
