import { intervalWords } from '@hauswart/domain/days/recurrence.labels'
import { recurrenceUnits, type Recurrence } from '@hauswart/domain/days/recurrence'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { expenseCategories, type ExpenseCategory } from '@hauswart/domain/invoices/expense'
import { invoiceBase, updateInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import * as z from 'zod/mini'
import type { InvoiceRow } from '#house/nouns/invoices.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { expenseTexts } from './expense.texts.ts'

/** A cost without a bill as its forms hold it; the rhythm as «month-3», empty where it comes once. */
export type ExpenseValues = {
  readonly creditor: string
  readonly amountRappen: number | null
  readonly issuedOn: string | null
  readonly category: ExpenseCategory | ''
  readonly recurrence: string
  readonly taxClass: TaxClass | ''
  readonly componentId: string
  readonly measureId: string
  readonly projectId: string
  readonly documentId: string
  readonly note: string
}

export const newExpense = (today: string, projectId: string | undefined): ExpenseValues => ({
  creditor: '',
  amountRappen: null,
  issuedOn: today,
  category: '',
  recurrence: '',
  taxClass: '',
  componentId: '',
  measureId: '',
  projectId: projectId ?? '',
  documentId: '',
  note: '',
})

const rhythmOf = ({ unit, every }: Pick<Recurrence, 'unit' | 'every'>): string => `${unit}-${every}`

export const valuesOfExpense = (row: InvoiceRow): ExpenseValues => ({
  creditor: row.creditor,
  amountRappen: row.amountRappen,
  issuedOn: row.issuedOn,
  category: row.category ?? '',
  recurrence: row.recurrence === null ? '' : rhythmOf(row.recurrence),
  taxClass: row.taxClass ?? '',
  componentId: row.componentId ?? '',
  measureId: row.measureId ?? '',
  projectId: row.projectId ?? '',
  documentId: row.documentId ?? '',
  note: row.note ?? '',
})

const usual: readonly Pick<Recurrence, 'unit' | 'every'>[] = [
  { unit: 'month', every: 1 },
  { unit: 'month', every: 3 },
  { unit: 'month', every: 6 },
  { unit: 'year', every: 1 },
]

/** The usual rhythms, and the one it has where that is another. */
export function rhythms(chosen: string) {
  const known = usual.map((one) => ({ value: rhythmOf(one), label: intervalWords(one) }))
  const own = readRhythm(chosen)
  return own === undefined || known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: intervalWords(own) }]
}

function readRhythm(text: string): Pick<Recurrence, 'unit' | 'every'> | undefined {
  const [name, every] = text.split('-')
  const unit = recurrenceUnits.find((one) => one === name)
  return unit === undefined ? undefined : { unit, every: Number(every) }
}

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

/** Counted from the day it was counted from before, as long as the rhythm is the same. */
export const prepareOver =
  (before: Recurrence | null) =>
  (values: ExpenseValues): object => {
    const rhythm = readRhythm(values.recurrence)
    const isSame = before !== null && rhythmOf(before) === values.recurrence
    return {
      ...values,
      category: orNothing(values.category),
      recurrence:
        rhythm === undefined
          ? null
          : isSame
            ? before
            : { mode: 'fixed', ...rhythm, anchorOn: values.issuedOn },
      taxClass: orNothing(values.taxClass),
      componentId: orNothing(values.componentId),
      measureId: orNothing(values.measureId),
      projectId: orNothing(values.projectId),
      documentId: orNothing(values.documentId),
      note: orNothing(values.note),
    }
  }

const { recurrence, taxClass, componentId, measureId, projectId, documentId, note } = updateInvoiceInput.shape
const { creditor, amountRappen, issuedOn } = invoiceBase.shape

export const expenseSchema = (today: string) =>
  z.object({
    creditor,
    amountRappen,
    issuedOn: issuedOn.check(z.refine((on) => on <= today)),
    category: z.enum(expenseCategories),
    recurrence,
    taxClass,
    componentId,
    measureId,
    projectId,
    documentId,
    note,
  })

const { required, tooLong } = fieldFaults
const { form: texts } = invoicesTexts

export const expenseFaults = (today: string): FaultTexts<ExpenseValues> => ({
  creditor: (value) => (value.trim() === '' ? required : tooLong(120)),
  amountRappen: texts.wrongAmount,
  issuedOn: (value) => (value !== null && value > today ? expenseTexts.future : texts.wrongDay),
  category: expenseTexts.noCategory,
  recurrence: required,
  taxClass: required,
  componentId: required,
  measureId: required,
  projectId: required,
  documentId: required,
  note: tooLong(2_000),
})
