import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { contradictionIn, usualDueOn } from '@hauswart/domain/invoices/invoice'
import { invoiceBase, updateInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import type { CodeFacts } from '@hauswart/domain/invoices/invoice-of-code'
import type { TextFacts } from '@hauswart/domain/invoices/invoice-of-text'
import type { Currency } from '@hauswart/domain/payments/hundredths'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import { unevenTax } from '@hauswart/domain/taxes/tax-line'
import * as z from 'zod/mini'
import type { InvoiceRow } from '#house/nouns/invoices.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'

/** An invoice as its forms hold it; an empty text or choice is no answer, the discount is in per cent as people say it. */
export type InvoiceValues = {
  /** A credit note says how much, not which way: without its sign. */
  readonly kind: 'bill' | 'credit'
  readonly creditsId: string
  readonly craftsmanId: string
  readonly creditor: string
  readonly amountRappen: number | null
  readonly currency: Currency
  readonly issuedOn: string | null
  readonly dueOn: string | null
  readonly iban: string
  readonly reference: string
  readonly number: string
  readonly uid: string
  readonly discountRate: number | null
  readonly discountUntil: string | null
  readonly projectId: string
  readonly costItemId: string
  readonly componentId: string
  readonly measureId: string
  readonly documentId: string
  readonly taxClass: TaxClass | ''
  readonly taxReason: string
  readonly subsidyRappen: number | null
  readonly note: string
}

/** What a paper that was filed already tells of an invoice. */
type Filed = {
  readonly id: string
  readonly sender: string | null
  readonly amountRappen?: number | null
  readonly datedOn: string | null
}

/** Of a paper what was said or read of it, and nothing else: what it does not tell is left to the owner. */
export const newValues = (
  today: string,
  projectId: string | undefined,
  filed: Filed | undefined,
  read: TextFacts,
): InvoiceValues => ({
  kind: 'bill',
  creditsId: '',
  craftsmanId: '',
  creditor: filed?.sender ?? read.creditor?.value ?? '',
  amountRappen: filed?.amountRappen ?? read.amountRappen?.value ?? null,
  currency: read.currency?.value ?? 'CHF',
  issuedOn: filed === undefined ? today : (filed.datedOn ?? read.issuedOn?.value ?? null),
  dueOn: filed === undefined ? usualDueOn(today) : (read.dueOn?.value ?? null),
  iban: '',
  reference: '',
  number: read.number?.value ?? '',
  uid: '',
  discountRate: null,
  discountUntil: null,
  projectId: projectId ?? '',
  costItemId: '',
  componentId: '',
  measureId: '',
  documentId: filed?.id ?? '',
  taxClass: '',
  taxReason: '',
  subsidyRappen: null,
  note: '',
})

export const valuesOf = (row: InvoiceRow): InvoiceValues => ({
  kind: row.kind === 'credit' ? 'credit' : 'bill',
  creditsId: row.creditsId ?? '',
  craftsmanId: row.craftsmanId ?? '',
  amountRappen: Math.abs(row.amountRappen),
  projectId: row.projectId ?? '',
  costItemId: row.costItemId ?? '',
  componentId: row.componentId ?? '',
  measureId: row.measureId ?? '',
  documentId: row.documentId ?? '',
  taxClass: row.taxClass ?? '',
  taxReason: row.taxReason ?? '',
  subsidyRappen: row.subsidyRappen,
  ...paperOf(row),
})

type Paper = Omit<CodeFacts, 'amountRappen' | 'iban'> & { readonly iban: string | null }

/** What stands on the paper itself. */
const paperOf = (facts: Paper) => ({
  creditor: facts.creditor,
  currency: facts.currency,
  issuedOn: facts.issuedOn,
  dueOn: facts.dueOn,
  iban: facts.iban ?? '',
  reference: facts.reference ?? '',
  number: facts.number ?? '',
  uid: facts.uid ?? '',
  discountRate: facts.discountRate === null ? null : facts.discountRate / 100,
  discountUntil: facts.discountUntil,
  note: facts.note ?? '',
})

/** What a code says in the fields of the form. */
export const readValues = (facts: CodeFacts) => ({ ...paperOf(facts), amountRappen: facts.amountRappen })

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

/** What only a bill has. */
const notOfCredits = {
  iban: null,
  reference: null,
  discountRate: null,
  discountUntil: null,
  subsidyRappen: null,
}

export const prepare = (values: InvoiceValues): object =>
  values.kind === 'credit'
    ? { ...prepared(values), ...notOfCredits, dueOn: values.issuedOn, creditsId: orNothing(values.creditsId) }
    : { ...prepared(values), creditsId: null }

const prepared = (values: InvoiceValues) => ({
  ...values,
  craftsmanId: orNothing(values.craftsmanId),
  iban: orNothing(values.iban),
  reference: orNothing(values.reference),
  number: orNothing(values.number),
  uid: orNothing(values.uid),
  discountRate: values.discountRate === null ? null : Math.round(values.discountRate * 100),
  projectId: orNothing(values.projectId),
  costItemId: orNothing(values.costItemId),
  componentId: orNothing(values.componentId),
  measureId: orNothing(values.measureId),
  documentId: orNothing(values.documentId),
  taxClass: orNothing(values.taxClass),
  taxReason: orNothing(values.taxReason),
  note: orNothing(values.note),
})

const {
  expectedVersion: _version,
  isReviewed: _reviewed,
  taxLines: _lines,
  ...optional
} = updateInvoiceInput.shape

/** The whole is judged as the server does. */
export const schema = z
  .object({ kind: z.enum(['bill', 'credit']), ...optional, ...invoiceBase.shape })
  .check((context) => {
    const { iban, reference, projectId, costItemId, discountUntil, discountRate, ...facts } = context.value
    const contradiction = contradictionIn({
      ...facts,
      iban: iban ?? null,
      reference: reference ?? null,
      projectId: projectId ?? null,
      costItemId: costItemId ?? null,
      discountUntil: discountUntil ?? null,
      discountRate: discountRate ?? null,
    })
    const { amountRappen, subsidyRappen = null } = facts
    const field = contradiction ?? unevenTax({ amountRappen, subsidyRappen, taxClass: null, taxLines: [] })
    if (field !== undefined)
      context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
  })

const { required, tooLong } = fieldFaults
const { form: texts } = invoicesTexts

export const faultTexts: FaultTexts<InvoiceValues> = {
  kind: required,
  creditsId: creditTexts.otherCurrency,
  craftsmanId: required,
  creditor: (value) => (value.trim() === '' ? required : tooLong(120)),
  amountRappen: texts.wrongAmount,
  currency: required,
  issuedOn: texts.wrongDay,
  dueOn: (value, { code }) => (code === 'custom' && value !== null ? texts.dueBefore : texts.wrongDay),
  iban: texts.wrongIban,
  reference: (_value, { path, code }) =>
    code === 'custom' && path.length === 1 ? texts.misfitReference : texts.wrongReference,
  number: tooLong(60),
  uid: texts.wrongUid,
  discountRate: (value) => (value === null ? texts.discountPercent : texts.wrongPercent),
  discountUntil: (value, { code }) =>
    value === null ? texts.discountDay : code === 'custom' ? texts.discountBefore : texts.wrongDay,
  projectId: required,
  costItemId: texts.itemNeedsProject,
  componentId: required,
  measureId: required,
  documentId: required,
  taxClass: required,
  taxReason: tooLong(500),
  subsidyRappen: texts.wrongSubsidy,
  note: tooLong(2_000),
}

/** As it is written: what is credited is below zero. */
export const asWritten = <Facts extends { readonly amountRappen?: number }>(
  kind: InvoiceValues['kind'],
  facts: Facts,
): Facts =>
  kind === 'credit' && facts.amountRappen !== undefined
    ? { ...facts, amountRappen: -facts.amountRappen }
    : facts
