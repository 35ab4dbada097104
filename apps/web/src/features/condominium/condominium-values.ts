import { condominiumInput } from '@hauswart/domain/condominium/condominium.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { realEstateFinanceInput } from '@hauswart/domain/real-estate/real-estate.input'
import * as z from 'zod/mini'
import { day, money, number } from '#device/text/format.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { CondominiumRow } from '#house/nouns/sheets/condominium.ts'
import type { FinanceRow } from '#house/nouns/sheets/finance.ts'
import type { Shown } from '#house/record/record.ts'
import { condominiumTexts } from './condominium.texts.ts'

export type Condominium = Shown<CondominiumRow>
export type Fund = Shown<FinanceRow>

export type CondominiumValues = {
  readonly name: string
  readonly sharePermille: number | null
  readonly managerName: string
  readonly managerEmail: string
  readonly managerPhone: string
}

export type FundValues = {
  readonly fundBalanceRappen: number | null
  readonly fundBalanceOn: string | null
  readonly fundYearlyRappen: number | null
}

type Stored = Readonly<Record<string, unknown>>
const textIn = (record: Stored, name: string) => (typeof record[name] === 'string' ? record[name] : '')
const figureIn = (record: Stored, name: string) => (typeof record[name] === 'number' ? record[name] : null)

export const valuesOf = (record: Stored): CondominiumValues => ({
  name: textIn(record, 'name'),
  sharePermille: figureIn(record, 'sharePermille'),
  managerName: textIn(record, 'managerName'),
  managerEmail: textIn(record, 'managerEmail'),
  managerPhone: textIn(record, 'managerPhone'),
})

export const fundValuesOf = (record: Stored): FundValues => ({
  fundBalanceRappen: figureIn(record, 'fundBalanceRappen'),
  fundBalanceOn: typeof record['fundBalanceOn'] === 'string' ? record['fundBalanceOn'] : null,
  fundYearlyRappen: figureIn(record, 'fundYearlyRappen'),
})

/** What was emptied is cleared. */
export const prepare = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  )

export const schema = z.omit(condominiumInput, { expectedVersion: true })
export const fundSchema = z.pick(realEstateFinanceInput, {
  fundBalanceRappen: true,
  fundBalanceOn: true,
  fundYearlyRappen: true,
})

const { tooLong } = fieldFaults
const { share: faults } = condominiumTexts
export const faultTexts: FaultTexts<CondominiumValues> = {
  name: tooLong(120),
  sharePermille: faults.permille,
  managerName: tooLong(120),
  managerEmail: faults.email,
  managerPhone: faults.phone,
}
export const fundFaultTexts: FaultTexts<FundValues> = {
  fundBalanceRappen: faults.money,
  fundBalanceOn: faults.day,
  fundYearlyRappen: faults.money,
}

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
