import type { ContractTerms } from '@hauswart/domain/defects/defect'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { vatRates, type QuoteLine, type QuoteLineKind, type QuoteState } from '@hauswart/domain/quotes/quote'
import { contradictionIn, quoteFacts } from '@hauswart/domain/quotes/quote.input'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { quotesTexts } from './quotes.texts.ts'

/** A line as its fields hold it; an empty text is no answer. */
export type LineValues = {
  readonly text: string
  readonly kind: QuoteLineKind
  readonly quantity: number | null
  readonly unit: string
  readonly amountRappen: number | null
}

/** A quote as its form holds it; the cash discount in per cent, as people say it. */
export type QuoteValues = {
  readonly craftsmanId: string
  readonly company: string
  readonly state: QuoteState
  readonly receivedOn: string | null
  readonly validUntil: string | null
  readonly includesVat: boolean
  readonly vatPermille: string
  readonly priceRappen: number | null
  readonly discountRappen: number | null
  readonly cashDiscountPermille: number | null
  readonly cashDiscountDays: number | null
  readonly lines: readonly LineValues[]
  readonly note: string
  /** None is empty. */
  readonly documentId: string
  /** Of an accepted one. */
  readonly contractOn: string | null
  readonly terms: ContractTerms | ''
}

export const newLine: LineValues = { text: '', kind: 'priced', quantity: null, unit: '', amountRappen: null }

export const newValues = (today: string): QuoteValues => ({
  craftsmanId: '',
  company: '',
  state: 'received',
  receivedOn: today,
  validUntil: null,
  includesVat: false,
  vatPermille: String(vatRates[0]),
  priceRappen: null,
  discountRappen: null,
  cashDiscountPermille: null,
  cashDiscountDays: null,
  lines: [],
  note: '',
  documentId: '',
  contractOn: null,
  terms: '',
})

export const valuesOf = (row: QuoteRow): QuoteValues => ({
  craftsmanId: row.craftsmanId ?? '',
  company: row.company,
  state: row.state,
  receivedOn: row.receivedOn,
  validUntil: row.validUntil,
  includesVat: row.includesVat,
  vatPermille: String(row.vatPermille),
  priceRappen: row.priceRappen,
  discountRappen: row.discountRappen === 0 ? null : row.discountRappen,
  cashDiscountPermille: row.cashDiscountPermille === null ? null : row.cashDiscountPermille / 10,
  cashDiscountDays: row.cashDiscountDays,
  lines: row.lines.map((line) => ({ ...line, unit: line.unit ?? '' })),
  note: row.note ?? '',
  documentId: row.documentId ?? '',
  // A copy on a device may be older than these facts.
  contractOn: row.contractOn ?? null,
  terms: row.terms ?? '',
})

/** Whether a line of this kind has an amount. */
export const hasAmount = (kind: QuoteLineKind): boolean => kind === 'priced' || kind === 'option'

/** What the priced lines come to; nothing where there are none. */
export function lineSum(lines: readonly Pick<QuoteLine, 'kind' | 'amountRappen'>[]): number | null {
  const priced = lines.filter(({ kind, amountRappen }) => kind === 'priced' && amountRappen !== null)
  return priced.length === 0 ? null : priced.reduce((sum, { amountRappen }) => sum + (amountRappen ?? 0), 0)
}

export const prepare = (values: QuoteValues): object => ({
  ...values,
  craftsmanId: values.craftsmanId === '' ? null : values.craftsmanId,
  vatPermille: Number(values.vatPermille),
  priceRappen: values.priceRappen ?? lineSum(values.lines),
  discountRappen: values.discountRappen ?? 0,
  cashDiscountPermille:
    values.cashDiscountPermille === null ? null : Math.round(values.cashDiscountPermille * 10),
  lines: values.lines.map((line) => ({
    ...line,
    unit: line.unit.trim() === '' ? null : line.unit,
    amountRappen: hasAmount(line.kind) ? line.amountRappen : null,
  })),
  note: values.note.trim() === '' ? null : values.note,
  documentId: values.documentId === '' ? null : values.documentId,
  terms: values.terms === '' ? null : values.terms,
})

/** The whole is judged as the server does. */
export const schema = quoteFacts.check((context) => {
  const field = contradictionIn(context.value)
  if (field !== undefined)
    context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
})

const { required, tooLong } = fieldFaults
const { form: texts } = quotesTexts

export const faultTexts: FaultTexts<QuoteValues> = {
  craftsmanId: required,
  company: (value) => (value.trim() === '' ? required : tooLong(120)),
  state: required,
  receivedOn: texts.wrongDay,
  validUntil: (_value, { code }) => (code === 'custom' ? texts.endsBefore : texts.wrongDay),
  includesVat: required,
  vatPermille: required,
  priceRappen: (_value, { code }) => (code === 'custom' ? texts.needsPrice : texts.wrongAmount),
  discountRappen: (_value, { code }) => (code === 'custom' ? texts.bigDiscount : texts.wrongAmount),
  cashDiscountPermille: texts.wrongPercent,
  cashDiscountDays: texts.wrongDays,
  lines: texts.badLine,
  note: tooLong(2_000),
  documentId: required,
  contractOn: texts.wrongDay,
  terms: required,
}
