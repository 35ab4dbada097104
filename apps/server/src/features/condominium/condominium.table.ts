import type { RenewalFund } from '@hauswart/domain/analysis/model/analysis'

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

export const condominiumColumns = `c.name, c.share_permille as "sharePermille", c.manager_name as "managerName",
  c.manager_email as "managerEmail", c.manager_phone as "managerPhone", c.version`
