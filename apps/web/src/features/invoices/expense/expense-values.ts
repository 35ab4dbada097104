import { intervalWords } from '@hauswart/domain/days/recurrence.labels'
import { recurrenceUnits, type Recurrence } from '@hauswart/domain/days/recurrence'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { expenseCategories, type ExpenseCategory } from '@hauswart/domain/invoices/expense'
import { invoiceBase, updateInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import * as z from 'zod/mini'
import type { InvoiceRow } from '#house/nouns/invoices.ts'
import {
  dayFact,
  figureFact,
  formFacts,
  optionalChoice,
  optionalLine,
  own,
  reference,
  requiredLine,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { expenseTexts } from './expense.texts.ts'

const { recurrence, taxClass, componentId, measureId, projectId, documentId, note } = updateInvoiceInput.shape
const { creditor, amountRappen, issuedOn: paidOn } = invoiceBase.shape

const expenseSchema = (today: string) =>
  z.object({
    creditor,
    amountRappen,
    issuedOn: paidOn.check(z.refine((on) => on <= today)),
    category: z.enum(expenseCategories),
    recurrence,
    taxClass,
    componentId,
    measureId,
    projectId,
    documentId,
    note,
  })

const { required } = fieldFaults
const { form: texts } = invoicesTexts

/** A cost without a bill as its forms hold it; `before` is the rhythm it has had so far. */
export const expenseForm = (today: string, before: Recurrence | null) =>
  formFacts<InvoiceRow>()(
    {
      creditor: requiredLine(120),
      amountRappen: figureFact(texts.wrongAmount),
      issuedOn: dayFact((day) => (day !== null && day > today ? expenseTexts.future : texts.wrongDay)),
      category: optionalChoice<ExpenseCategory>(expenseTexts.noCategory),
      // As «month-3», empty where it comes once; counted from the day it was counted from as long as it is the same.
      recurrence: own({
        blank: '',
        read: (rhythm: Rhythm | null) => (rhythm === null ? '' : rhythmOf(rhythm)),
        write: (text, { issuedOn }: { readonly issuedOn: string | null }) => {
          const rhythm = readRhythm(text)
          if (rhythm === undefined) return null
          const isSame = before !== null && rhythmOf(before) === text
          return isSame ? before : { mode: 'fixed', ...rhythm, anchorOn: issuedOn }
        },
        fault: required,
      }),
      taxClass: optionalChoice<TaxClass>(),
      componentId: reference(),
      measureId: reference(),
      projectId: reference(),
      documentId: reference(),
      note: optionalLine(2_000),
    },
    expenseSchema(today),
  )
export type ExpenseValues = ValuesOf<typeof expenseForm>

type Rhythm = Pick<Recurrence, 'unit' | 'every'>

const rhythmOf = ({ unit, every }: Rhythm): string => `${unit}-${every}`

const usual: readonly Rhythm[] = [
  { unit: 'month', every: 1 },
  { unit: 'month', every: 3 },
  { unit: 'month', every: 6 },
  { unit: 'year', every: 1 },
]

/** The usual rhythms, and the one it has where that is another. */
export function rhythms(chosen: string) {
  const known = usual.map((one) => ({ value: rhythmOf(one), label: intervalWords(one) }))
  const other = readRhythm(chosen)
  return other === undefined || known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: intervalWords(other) }]
}

function readRhythm(text: string): Rhythm | undefined {
  const [name, every] = text.split('-')
  const unit = recurrenceUnits.find((one) => one === name)
  return unit === undefined ? undefined : { unit, every: Number(every) }
}
