import type { RenewalFund } from '@hauswart/domain/analysis/model/analysis'
import { factColumns, optional, type FactsOf } from '#platform/db/fact-columns.ts'

/** Stands with the money facts of the house, not with the community: other people may see it. */
export type RenewalFundRow = RenewalFund

export const renewalFundColumns = `f.fund_balance_rappen as "balanceRappen", f.fund_balance_on as "balanceOn",
  f.fund_yearly_rappen as "yearlyRappen"`

export const condominiumFacts = factColumns({
  name: optional<string>('name'),
  sharePermille: optional<number>('share_permille'),
  managerName: optional<string>('manager_name'),
  managerEmail: optional<string>('manager_email'),
  managerPhone: optional<string>('manager_phone'),
})

export type CondominiumRow = FactsOf<typeof condominiumFacts> & { version: number }

export const condominiumColumns = `${condominiumFacts.read('c')}, c.version`
