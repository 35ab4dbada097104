import { quoteLineKinds, quoteStates, type QuoteLine } from '@hauswart/domain/quotes/quote'
import { TermsEnum } from '#features/defects/defects.graphql.ts'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
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

const LineRef = builder.objectRef<QuoteLine>('QuoteLine').implement({
  description: 'Eine Position einer Offerte',
  fields: (t) => ({
    text: t.exposeString('text'),
    kind: t.expose('kind', { type: LineKindEnum }),
    quantity: t.exposeFloat('quantity', { nullable: true }),
    unit: t.exposeString('unit', { nullable: true }),
    amountRappen: t.expose('amountRappen', { type: 'Rappen', nullable: true }),
  }),
})

const QuoteRef = builder.objectRef<Quote>('Quote').implement({
  description: 'Eine Offerte zu einer Renovation; nur für Personen mit dem Finanzrecht',
  fields: (t) => ({
    id: t.exposeID('id'),
    projectId: t.exposeID('projectId'),
    craftsmanId: t.exposeID('craftsmanId', { nullable: true }),
    company: t.exposeString('company'),
    state: t.expose('state', { type: StateEnum }),
    receivedOn: t.expose('receivedOn', { type: 'Day', nullable: true }),
    validUntil: t.expose('validUntil', { type: 'Day', nullable: true }),
    priceRappen: t.expose('priceRappen', {
      type: 'Rappen',
      nullable: true,
      description: 'Vor dem Rabatt; mit oder ohne MWST, wie includesVat sagt',
    }),
    discountRappen: t.expose('discountRappen', { type: 'Rappen', description: 'Rabatt' }),
    includesVat: t.exposeBoolean('includesVat', { description: 'Alle Beträge inklusive MWST' }),
    vatPermille: t.exposeInt('vatPermille', { description: 'Satz der MWST in Promille' }),
    cashDiscountPermille: t.exposeInt('cashDiscountPermille', {
      nullable: true,
      description: 'Skonto in Promille',
    }),
    cashDiscountDays: t.exposeInt('cashDiscountDays', {
      nullable: true,
      description: 'Innert wie vieler Tage Skonto gewährt wird',
    }),
    note: t.exposeString('note', { nullable: true }),
    documentId: t.exposeID('documentId', { nullable: true, description: 'Das Papier' }),
    contractOn: t.expose('contractOn', {
      type: 'Day',
      nullable: true,
      description:
        'Vertragsdatum der angenommenen Offerte: Es entscheidet mit, welches Recht für Mängel gilt',
    }),
    terms: t.expose('terms', {
      type: TermsEnum,
      nullable: true,
      description: 'Was bei der Annahme vereinbart wurde; null, solange es niemand weiss',
    }),
    lines: t.expose('lines', { type: [LineRef] }),
    isActive: t.exposeBoolean('isActive'),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  quotes: t.field({
    ...eager,
    type: [QuoteRef],
    description: 'Die Offerten aller Renovationen; leer ohne das Finanzrecht',
    resolve: (house, _args, ctx) => getQuotes(ctx, house.key),
  }),
}))

const LineInput = builder.inputType('QuoteLineInput', {
  fields: (t) => ({
    text: t.string({ required: true }),
    kind: t.field({ type: LineKindEnum, required: true }),
    quantity: t.float(),
    unit: t.string(),
    amountRappen: t.field({ type: 'Rappen', description: 'Nur mit Betrag und als Option' }),
  }),
})

const SetInput = builder.inputType('SetQuoteInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: '0 für eine neue Offerte' }),
    projectId: t.field({ type: 'UUID', required: true }),
    craftsmanId: t.field({ type: 'UUID' }),
    company: t.string({ required: true }),
    state: t.field({
      type: StateEnum,
      required: true,
      description: 'Angenommen wird eine Offerte mit acceptQuote',
    }),
    receivedOn: t.field({ type: 'Day' }),
    validUntil: t.field({ type: 'Day' }),
    priceRappen: t.field({ type: 'Rappen' }),
    discountRappen: t.field({ type: 'Rappen', required: true }),
    includesVat: t.boolean({ required: true }),
    vatPermille: t.int({ required: true }),
    cashDiscountPermille: t.int(),
    cashDiscountDays: t.int(),
    note: t.string(),
    documentId: t.field({ type: 'UUID', description: 'Ungesagt bleibt es, wie es ist' }),
    contractOn: t.field({
      type: 'Day',
      description: 'Ungesagt bleibt es, wie es ist; nur einer angenommenen',
    }),
    terms: t.field({
      type: TermsEnum,
      description: 'Ungesagt bleibt es, wie es ist; nur einer angenommenen',
    }),
    lines: t.field({ type: [LineInput], required: true }),
    isActive: t.boolean({ required: true, description: 'false entfernt die Offerte' }),
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
