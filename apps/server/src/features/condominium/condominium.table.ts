import type { RenewalFund } from '@hauswart/domain/analysis/model/analysis'
import { factColumns } from '#platform/db/fact-columns.ts'

export type CondominiumRow = {
  name: string | null
  sharePermille: number | null
  managerName: string | null
  managerEmail: string | null
  managerPhone: string | null
  version: number
}

/** Stands with the money facts of the house, not with the community: other people may see it. */
export type RenewalFundRow = RenewalFund

export const renewalFundColumns = `f.fund_balance_rappen as "balanceRappen", f.fund_balance_on as "balanceOn",
  f.fund_yearly_rappen as "yearlyRappen"`

export const condominiumFacts = factColumns<Omit<CondominiumRow, 'version'>>({
  name: 'name',
  sharePermille: 'share_permille',
  managerName: 'manager_name',
  managerEmail: 'manager_email',
  managerPhone: 'manager_phone',
})

export const condominiumColumns = `${condominiumFacts.read('c')}, c.version`
