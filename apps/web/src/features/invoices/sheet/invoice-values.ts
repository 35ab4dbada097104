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
import {
  dayFact,
  figureFact,
  formFacts,
  kept,
  optionalChoice,
  optionalLine,
  orNothing,
  own,
  reference,
  requiredLine,
  type Field,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'

const {
  expectedVersion: _version,
  isReviewed: _reviewed,
  taxLines: _lines,
  category: _category,
  recurrence: _recurrence,
  skippedUntil: _skipped,
  ...optional
} = updateInvoiceInput.shape

/** The whole is judged as the server does. */
const schema = z
  .object({ kind: z.enum(['bill', 'credit']), ...optional, ...invoiceBase.shape })
  .check((context) => {
    const { iban, projectId, costItemId, discountUntil, discountRate, ...facts } = context.value
    const contradiction = contradictionIn({
      ...facts,
      iban: iban ?? null,
      reference: facts.reference ?? null,
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

const { required } = fieldFaults
const { form: texts } = invoicesTexts

type Kind = { readonly kind: 'bill' | 'credit' }

/** What only a bill has: of a credit note nothing is written. */
const ofBill = <Value, Fact>(field: Field<Value, Fact>) =>
  own<Value, Fact, unknown, Kind>({
    ...field,
    write: (value, { kind }) => (kind === 'credit' ? null : field.write(value, {})),
  })

/** An invoice as its forms hold it; the discount is in per cent as people say it. */
export const invoiceForm = formFacts<InvoiceRow>()(
  {
    // A credit note says how much, not which way: without its sign.
    kind: own<Kind['kind'], string>({
      blank: 'bill',
      read: (kind) => (kind === 'credit' ? 'credit' : 'bill'),
      write: (kind) => kind,
      fault: required,
    }),
    creditsId: own({
      blank: '',
      read: (id: string | null) => id ?? '',
      write: (id, { kind }: Kind) => (kind === 'credit' ? orNothing(id) : null),
      fault: creditTexts.otherCurrency,
    }),
    craftsmanId: reference(),
    creditor: requiredLine(120),
    amountRappen: own<number | null, number>({
      blank: null,
      read: Math.abs,
      write: (rappen) => rappen,
      fault: texts.wrongAmount,
    }),
    currency: kept<Currency>('CHF'),
    issuedOn: dayFact(texts.wrongDay),
    dueOn: own({
      blank: null,
      read: (day: string | null) => day,
      write: (day, { kind, issuedOn }: Kind & { readonly issuedOn: string | null }) =>
        kind === 'credit' ? issuedOn : day,
      fault: (day, { code }) => (code === 'custom' && day !== null ? texts.dueBefore : texts.wrongDay),
    }),
    iban: ofBill(optionalLine(texts.wrongIban)),
    reference: ofBill(
      optionalLine((_value, { path, code }) =>
        code === 'custom' && path.length === 1 ? texts.misfitReference : texts.wrongReference,
      ),
    ),
    number: optionalLine(60),
    uid: optionalLine(texts.wrongUid),
    discountRate: ofBill(
      own({
        blank: null,
        read: (rate: number | null) => (rate === null ? null : rate / 100),
        write: (rate) => (rate === null ? null : Math.round(rate * 100)),
        fault: (rate) => (rate === null ? texts.discountPercent : texts.wrongPercent),
      }),
    ),
    discountUntil: ofBill(
      dayFact((day, { code }) =>
        day === null ? texts.discountDay : code === 'custom' ? texts.discountBefore : texts.wrongDay,
      ),
    ),
    projectId: reference(),
    costItemId: optionalLine(texts.itemNeedsProject),
    componentId: reference(),
    measureId: reference(),
    documentId: reference(),
    taxClass: optionalChoice<TaxClass>(),
    taxReason: optionalLine(500),
    subsidyRappen: ofBill(figureFact(texts.wrongSubsidy)),
    note: optionalLine(2_000),
  },
  schema,
)
export type InvoiceValues = ValuesOf<typeof invoiceForm>

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
): InvoiceValues =>
  invoiceForm.newValues({
    creditor: filed?.sender ?? read.creditor?.value ?? '',
    amountRappen: filed?.amountRappen ?? read.amountRappen?.value ?? null,
    currency: read.currency?.value ?? 'CHF',
    issuedOn: filed === undefined ? today : (filed.datedOn ?? read.issuedOn?.value ?? null),
    dueOn: filed === undefined ? usualDueOn(today) : (read.dueOn?.value ?? null),
    number: read.number?.value ?? '',
    projectId: projectId ?? '',
    documentId: filed?.id ?? '',
  })

/** What a code says in the fields of the form. */
export const readValues = ({ reference: said, number, uid, discountRate, note, ...facts }: CodeFacts) => ({
  ...facts,
  reference: said ?? '',
  number: number ?? '',
  uid: uid ?? '',
  discountRate: discountRate === null ? null : discountRate / 100,
  note: note ?? '',
})

/** As it is written: what is credited is below zero. */
export const asWritten = <Facts extends { readonly amountRappen?: number }>(
  kind: InvoiceValues['kind'],
  facts: Facts,
): Facts =>
  kind === 'credit' && facts.amountRappen !== undefined
    ? { ...facts, amountRappen: -facts.amountRappen }
    : facts
