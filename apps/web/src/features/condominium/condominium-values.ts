import { condominiumInput } from '@hauswart/domain/condominium/condominium.input'
import { realEstateFinanceInput } from '@hauswart/domain/real-estate/real-estate.input'
import * as z from 'zod/mini'
import { day, money, number } from '#device/text/format.ts'
import { dayFact, figureFact, formFacts, optionalLine, type ValuesOf } from '#ui/form/form-facts.ts'
import type { CondominiumRow } from '#house/nouns/sheets/condominium.ts'
import type { FinanceRow } from '#house/nouns/sheets/finance.ts'
import type { Shown } from '#house/record/record.ts'
import { condominiumTexts } from './condominium.texts.ts'

export type Condominium = Shown<CondominiumRow>
export type Fund = Shown<FinanceRow>

const { share: faults } = condominiumTexts

export const condominiumForm = formFacts<CondominiumRow>()(
  {
    name: optionalLine(120),
    sharePermille: figureFact(faults.permille),
    managerName: optionalLine(120),
    managerEmail: optionalLine(faults.email),
    managerPhone: optionalLine(faults.phone),
  },
  z.omit(condominiumInput, { expectedVersion: true }),
)
export type CondominiumValues = ValuesOf<typeof condominiumForm>

export const fundForm = formFacts<FinanceRow>()(
  {
    fundBalanceRappen: figureFact(faults.money),
    fundBalanceOn: dayFact(faults.day),
    fundYearlyRappen: figureFact(faults.money),
  },
  z.pick(realEstateFinanceInput, { fundBalanceRappen: true, fundBalanceOn: true, fundYearlyRappen: true }),
)
export type FundValues = ValuesOf<typeof fundForm>

/** An answer as people read it. */
export function readable(name: keyof CondominiumValues | keyof FundValues, value: unknown): string {
  if (typeof value === 'number')
    return name === 'sharePermille' ? `${number(value)}\u00A0${condominiumTexts.permille}` : money(value)
  if (typeof value !== 'string' || value === '') return condominiumTexts.none
  return name === 'fundBalanceOn' ? day(value) : value
}

/** What of the fund belongs to the flat, in whole Rappen; nothing as long as one of both is unknown. */
export function ownShare(balanceRappen: number | null, sharePermille: number | null): number | undefined {
  if (balanceRappen === null || sharePermille === null) return undefined
  return Math.round((balanceRappen * sharePermille) / 1_000)
}
