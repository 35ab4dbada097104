import type { ContractTerms } from '@hauswart/domain/defects/defect'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { vatRates, type QuoteLine, type QuoteLineKind, type QuoteState } from '@hauswart/domain/quotes/quote'
import { contradictionIn, quoteFacts } from '@hauswart/domain/quotes/quote.input'
import type { QuoteRow } from '#house/nouns/quotes.ts'
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
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { quotesTexts } from './quotes.texts.ts'

/** A line as its fields hold it; an empty text is no answer. */
export type LineValues = {
  readonly text: string
  readonly kind: QuoteLineKind
  readonly quantity: number | null
  readonly unit: string
  readonly amountRappen: number | null
}

export const newLine: LineValues = { text: '', kind: 'priced', quantity: null, unit: '', amountRappen: null }

/** Whether a line of this kind has an amount. */
export const hasAmount = (kind: QuoteLineKind): boolean => kind === 'priced' || kind === 'option'

/** What the priced lines come to; nothing where there are none. */
export function lineSum(lines: readonly Pick<QuoteLine, 'kind' | 'amountRappen'>[]): number | null {
  const priced = lines.filter(({ kind, amountRappen }) => kind === 'priced' && amountRappen !== null)
  return priced.length === 0 ? null : priced.reduce((sum, { amountRappen }) => sum + (amountRappen ?? 0), 0)
}

/** The whole is judged as the server does. */
const schema = quoteFacts.check((context) => {
  const field = contradictionIn(context.value)
  if (field !== undefined)
    context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
})

const { required } = fieldFaults
const { form: texts } = quotesTexts

/** A quote as its form holds it; the cash discount in per cent, as people say it. */
export const quoteForm = formFacts<QuoteRow>()(
  {
    craftsmanId: reference(),
    company: requiredLine(120),
    state: kept<QuoteState>('received'),
    receivedOn: dayFact(texts.wrongDay),
    validUntil: dayFact(ruled(texts.endsBefore, texts.wrongDay)),
    includesVat: kept(false),
    vatPermille: own({
      blank: String(vatRates[0]),
      read: (permille: number) => String(permille),
      write: Number,
      fault: required,
    }),
    // Unsaid it is what its lines come to.
    priceRappen: own({
      blank: null,
      read: (rappen: number | null) => rappen,
      write: (rappen, { lines }: { readonly lines: readonly LineValues[] }) => rappen ?? lineSum(lines),
      fault: ruled(texts.needsPrice, texts.wrongAmount),
    }),
    discountRappen: own({
      blank: null,
      read: (rappen: number) => (rappen === 0 ? null : rappen),
      write: (rappen) => rappen ?? 0,
      fault: ruled(texts.bigDiscount, texts.wrongAmount),
    }),
    cashDiscountPermille: own({
      blank: null,
      read: (permille: number | null) => (permille === null ? null : permille / 10),
      write: (percent) => (percent === null ? null : Math.round(percent * 10)),
      fault: texts.wrongPercent,
    }),
    cashDiscountDays: figureFact(texts.wrongDays),
    lines: own<readonly LineValues[], QuoteRow['lines']>({
      blank: [],
      read: (lines) => lines.map((one) => ({ ...one, unit: one.unit ?? '' })),
      write: (lines) =>
        lines.map((one) => ({
          ...one,
          unit: orNothing(one.unit),
          amountRappen: hasAmount(one.kind) ? one.amountRappen : null,
        })),
      fault: texts.badLine,
    }),
    note: optionalLine(2_000),
    documentId: reference(),
    // Of an accepted one.
    contractOn: dayFact(texts.wrongDay),
    terms: optionalChoice<ContractTerms>(),
  },
  schema,
)
export type QuoteValues = ValuesOf<typeof quoteForm>
