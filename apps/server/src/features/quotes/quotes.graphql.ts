import { quoteLineKinds, quoteStates, type QuoteLine } from '@hauswart/domain/quotes/quote'
import { TermsEnum } from '#features/defects/defects.graphql.ts'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { acceptQuote, getQuotes, setQuote, type Quote } from './quotes.service.ts'

const StateEnum = builder.enumType('QuoteState', {
  description:
    'Abgelaufen ist eine Offerte, über die nach ihrem letzten gültigen Tag niemand entschieden hat',
  values: quoteStates,
})
const LineKindEnum = builder.enumType('QuoteLineKind', {
  description:
    'Mit Betrag, enthalten, pauschal in einer anderen Position, Option neben dem Total, oder fehlt',
  values: quoteLineKinds,
})

const lineFacts = graphqlFacts<QuoteLine>()({
  text: needed('String'),
  kind: needed(LineKindEnum),
  quantity: optional('Float'),
  unit: optional('String'),
  amountRappen: optional('Rappen', { inputs: 'Nur mit Betrag und als Option' }),
})
const LineRef = builder.objectRef<QuoteLine>('QuoteLine').implement({
  description: 'Eine Position einer Offerte',
  fields: lineFacts.fields,
})
const LineInput = builder.inputType('QuoteLineInput', { fields: lineFacts.adds })

const facts = graphqlFacts<Quote>()({
  projectId: needed('ID'),
  craftsmanId: optional('ID'),
  company: needed('String'),
  state: needed(StateEnum, { inputs: 'Angenommen wird eine Offerte mit acceptQuote' }),
  receivedOn: optional('Day'),
  validUntil: optional('Day'),
  priceRappen: optional('Rappen', 'Vor dem Rabatt; mit oder ohne MWST, wie includesVat sagt'),
  discountRappen: needed('Rappen', 'Rabatt'),
  includesVat: needed('Boolean', 'Alle Beträge inklusive MWST'),
  vatPermille: needed('Int', 'Satz der MWST in Promille'),
  cashDiscountPermille: optional('Int', 'Skonto in Promille'),
  cashDiscountDays: optional('Int', 'Innert wie vieler Tage Skonto gewährt wird'),
  note: optional('String'),
  documentId: optional('ID', { fields: 'Das Papier', inputs: 'Ungesagt bleibt es, wie es ist' }),
  contractOn: optional('Day', {
    fields: 'Vertragsdatum der angenommenen Offerte: Es entscheidet mit, welches Recht für Mängel gilt',
    inputs: 'Ungesagt bleibt es, wie es ist; nur einer angenommenen',
  }),
  terms: optional(TermsEnum, {
    fields: 'Was bei der Annahme vereinbart wurde; null, solange es niemand weiss',
    inputs: 'Ungesagt bleibt es, wie es ist; nur einer angenommenen',
  }),
  lines: needed({ fields: [LineRef], inputs: [LineInput] }),
  isActive: needed('Boolean', { inputs: 'false entfernt die Offerte' }),
})
const QuoteRef = builder.objectRef<Quote>('Quote').implement({
  description: 'Eine Offerte zu einer Renovation; nur für Personen mit dem Finanzrecht',
  fields: (t) => ({ id: t.exposeID('id'), ...facts.fields(t), version: t.exposeInt('version') }),
})

builder.objectFields(RealEstateRef, (t) => ({
  quotes: t.field({
    ...eager,
    type: [QuoteRef],
    description: 'Die Offerten aller Renovationen; leer ohne das Finanzrecht',
    resolve: (house, _args, ctx) => getQuotes(ctx, house.key),
  }),
}))

const SetInput = builder.inputType('SetQuoteInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: '0 für eine neue Offerte' }),
    ...facts.adds(t),
  }),
})

const AcceptInput = builder.inputType('AcceptQuoteInput', {
  description: 'Bindet die Summe als Kostenposition und bringt die Renovation, wenn möglich, zu «Vergeben»',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    costItemId: t.field({
      type: 'UUID',
      required: true,
      description: 'Eine bestehende Kostenposition der Renovation, oder die einer neuen',
    }),
    declinesOthers: t.boolean({
      required: true,
      description: 'Lehnt die offenen Offerten der Renovation ab',
    }),
    contractOn: t.field({ type: 'Day', description: 'Vertragsdatum; ungesagt heute, null unbekannt' }),
    terms: t.field({ type: TermsEnum, description: 'Was gilt, soweit man es weiss' }),
  }),
})

builder.mutationFields((t) => ({
  setQuote: t.field({
    type: QuoteRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: SetInput, required: true }),
    },
    resolve: (_root, args, ctx) => setQuote(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  acceptQuote: t.field({
    type: QuoteRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: AcceptInput, required: true }),
    },
    resolve: (_root, args, ctx) => acceptQuote(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
}))
