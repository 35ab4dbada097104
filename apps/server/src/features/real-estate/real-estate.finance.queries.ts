import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { realEstateFinanceColumns, type RealEstateFinanceRow } from './real-estate.table.ts'

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
  insert into app.real_estate_finance as f (real_estate_id, purchased_on, purchase_price_rappen, purchase_costs_rappen,
    insured_value_rappen, tax_value_rappen, imputed_rent_rappen, has_mortgage, mortgage_rappen, fund_balance_rappen,
    fund_balance_on, fund_yearly_rappen)
  values (app.house(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (real_estate_id) do update set purchased_on = $2, purchase_price_rappen = $3, purchase_costs_rappen = $4,
    insured_value_rappen = $5, tax_value_rappen = $6, imputed_rent_rappen = $7, has_mortgage = $8, mortgage_rappen = $9,
    fund_balance_rappen = $10, fund_balance_on = $11, fund_yearly_rappen = $12, version = f.version + 1, updated_at = now()
  where f.version = $1
  returning ${realEstateFinanceColumns}`)

/** Writes all money facts over the version they were read at; undefined if that version is gone. */
export async function writeFinance(
  tx: Tx,
  scope: RealEstateScope,
  next: RealEstateFinanceRow,
): Promise<RealEstateFinanceRow | undefined> {
  const rows = await tx.rows(scope, put, [
    next.version,
    next.purchasedOn,
    next.purchasePriceRappen,
    next.purchaseCostsRappen,
    next.insuredValueRappen,
    next.taxValueRappen,
    next.imputedRentRappen,
    next.hasMortgage,
    next.mortgageRappen,
    next.fundBalanceRappen,
    next.fundBalanceOn,
    next.fundYearlyRappen,
  ])
  return rows[0]
}
