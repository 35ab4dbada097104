import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import {
  condominiumColumns,
  condominiumFacts,
  renewalFundColumns,
  type CondominiumRow,
  type RenewalFundRow,
} from './condominium.table.ts'

const one = sql<CondominiumRow>(
  `select ${condominiumColumns} from app.condominium c where c.real_estate_id = app.house()`,
)

export const findCondominium = async (tx: Tx, scope: RealEstateScope): Promise<CondominiumRow | undefined> =>
  (await tx.rows(scope, one))[0]

// Row security shows none to who has no finance right.
const fund = sql<RenewalFundRow>(`
  select ${renewalFundColumns} from app.real_estate_finance f
  where f.real_estate_id = app.house() and (f.fund_balance_rappen is not null or f.fund_yearly_rappen is not null)`)

export const findRenewalFund = async (tx: Tx, scope: RealEstateScope): Promise<RenewalFundRow | undefined> =>
  (await tx.rows(scope, fund))[0]

const put = sql<CondominiumRow>(`
  insert into app.condominium as c (real_estate_id, ${condominiumFacts.names})
  values (app.house(), ${condominiumFacts.places(2)})
  on conflict (real_estate_id) do update set ${condominiumFacts.set(2)}, version = c.version + 1, updated_at = now()
  where c.version = $1
  returning ${condominiumColumns}`)

/** Writes the whole row over the version it was read at; undefined if that version is gone. */
export const writeCondominium = async (
  tx: Tx,
  scope: RealEstateScope,
  next: CondominiumRow,
): Promise<CondominiumRow | undefined> =>
  (await tx.rows(scope, put, [next.version, ...condominiumFacts.values(next)]))[0]
