import { realEstateFinanceInput } from '@hauswart/domain/real-estate/real-estate.input'
import * as z from 'zod/mini'
import type { FinanceRow } from '#house/nouns/sheets/finance.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { houseFinanceTexts } from './house-finance.texts.ts'

const { form: texts } = houseFinanceTexts

/** The sheet as its form holds it; a question without an answer is empty. */
export type FinanceValues = Pick<
  FinanceRow,
  | 'purchasedOn'
  | 'purchasePriceRappen'
  | 'purchaseCostsRappen'
  | 'insuredValueRappen'
  | 'taxValueRappen'
  | 'imputedRentRappen'
  | 'mortgageRappen'
> & { readonly hasMortgage: 'yes' | 'no' | '' }

export const shownFacts = [
  'purchasedOn',
  'purchasePriceRappen',
  'purchaseCostsRappen',
  'insuredValueRappen',
  'taxValueRappen',
  'imputedRentRappen',
  'hasMortgage',
  'mortgageRappen',
] as const

export const valuesOf = (row: FinanceRow): FinanceValues => ({
  purchasedOn: row.purchasedOn,
  purchasePriceRappen: row.purchasePriceRappen,
  purchaseCostsRappen: row.purchaseCostsRappen,
  insuredValueRappen: row.insuredValueRappen,
  taxValueRappen: row.taxValueRappen,
  imputedRentRappen: row.imputedRentRappen,
  hasMortgage: row.hasMortgage === null ? '' : row.hasMortgage ? 'yes' : 'no',
  mortgageRappen: row.mortgageRappen,
})

/** Without a mortgage there is no debt. */
export const prepare = (values: FinanceValues): object => ({
  ...values,
  hasMortgage: values.hasMortgage === '' ? null : values.hasMortgage === 'yes',
  mortgageRappen: values.hasMortgage === 'yes' ? values.mortgageRappen : null,
})

const { purchasedOn, ...facts } = realEstateFinanceInput.shape

export const schemaOn = (today: string) =>
  z.pick(
    z.object({ ...facts, purchasedOn: purchasedOn.check(z.refine((on) => (on ?? '') <= today)) }),
    Object.fromEntries(shownFacts.map((name) => [name, true])) as Record<(typeof shownFacts)[number], true>,
  )

export const faultTexts = (today: string): FaultTexts<FinanceValues> => ({
  purchasedOn: (value) => (value !== null && value > today ? texts.future : texts.day),
  purchasePriceRappen: texts.money,
  purchaseCostsRappen: texts.money,
  insuredValueRappen: texts.money,
  taxValueRappen: texts.money,
  imputedRentRappen: texts.money,
  mortgageRappen: texts.money,
})
