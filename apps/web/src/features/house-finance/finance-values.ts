import { realEstateFinanceInput } from '@hauswart/domain/real-estate/real-estate.input'
import * as z from 'zod/mini'
import type { FinanceRow } from '#house/nouns/sheets/finance.ts'
import { answer, dayFact, figureFact, formFacts, own } from '#ui/form/form-facts.ts'
import { houseFinanceTexts } from './house-finance.texts.ts'

const { form: texts } = houseFinanceTexts

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

const { purchasedOn, ...facts } = realEstateFinanceInput.shape

const schemaOn = (today: string) =>
  z.pick(
    z.object({ ...facts, purchasedOn: purchasedOn.check(z.refine((on) => (on ?? '') <= today)) }),
    Object.fromEntries(shownFacts.map((name) => [name, true])) as Record<(typeof shownFacts)[number], true>,
  )

/** The sheet as its form holds it; a question without an answer is empty. */
export const financeForm = (today: string) =>
  formFacts<FinanceRow>()(
    {
      purchasedOn: dayFact((day) => (day !== null && day > today ? texts.future : texts.day)),
      purchasePriceRappen: figureFact(texts.money),
      purchaseCostsRappen: figureFact(texts.money),
      insuredValueRappen: figureFact(texts.money),
      taxValueRappen: figureFact(texts.money),
      imputedRentRappen: figureFact(texts.money),
      hasMortgage: answer(),
      // Without a mortgage there is no debt.
      mortgageRappen: own({
        blank: null,
        read: (rappen: number | null) => rappen,
        write: (rappen, { hasMortgage }: { readonly hasMortgage: 'yes' | 'no' | '' }) =>
          hasMortgage === 'yes' ? rappen : null,
        fault: texts.money,
      }),
    },
    schemaOn(today),
  )
