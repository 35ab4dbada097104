import { quoteRequestStates } from '@hauswart/domain/quotes/quote-request'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed } from '#platform/graphql/graphql-facts.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import {
  getQuoteRequests,
  remindQuoteRequest,
  sendQuoteRequests,
  withdrawQuoteRequest,
  type QuoteRequest,
} from './quote-requests.service.ts'

const StateEnum = builder.enumType('QuoteRequestState', { values: quoteRequestStates })

const QuestionRef = builder.objectRef<QuoteRequest['questions'][number]>('QuoteRequestQuestion').implement({
  description: 'Eine Frage, die ein Betrieb über seinen Link gestellt hat',
  fields: (t) => ({
    at: t.expose('at', { type: 'Instant' }),
    text: t.exposeString('text'),
  }),
})

const facts = graphqlFacts<QuoteRequest>()({
  projectId: needed('ID'),
  scope: needed('String', 'Was gewünscht ist'),
  answerBy: needed('Day', 'Bis wann eine Antwort gewünscht ist'),
})

const RequestRef = builder.objectRef<QuoteRequest>('QuoteRequest').implement({
  description: 'Eine Offertanfrage per E-Mail an einen Betrieb; die erste Antwort gilt und wird zur Offerte',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    craftsmanId: t.exposeID('craftsmanId', { nullable: true }),
    company: t.exposeString('company'),
    email: t.exposeString('email'),
    state: t.expose('state', { type: StateEnum }),
    openedAt: t.expose('openedAt', { type: 'Instant', nullable: true }),
    remindedAt: t.expose('remindedAt', { type: 'Instant', nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'Instant', nullable: true }),
    quoteId: t.exposeID('quoteId', { nullable: true, description: 'Die Offerte, die über den Link kam' }),
    startsOn: t.expose('startsOn', {
      type: 'Day',
      nullable: true,
      description: 'Wann der Betrieb beginnen könnte',
    }),
    message: t.exposeString('message', { nullable: true, description: 'Was bei einer Absage dazu stand' }),
    questions: t.expose('questions', { type: [QuestionRef], description: 'Was der Betrieb wissen wollte' }),
    documentIds: t.exposeIDList('documentIds', { description: 'Unterlagen, die über den Link kamen' }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  quoteRequests: t.field({
    ...eager,
    type: [RequestRef],
    description: 'Die letzten 200 Offertanfragen, die neuste zuerst',
    resolve: (house, _args, ctx) => getQuoteRequests(ctx, house.key),
  }),
}))

const RecipientInput = builder.inputType('QuoteRequestRecipientInput', {
  fields: (t) => ({
    id: t.field({ type: 'UUID', required: true, description: 'Die der neuen Anfrage' }),
    craftsmanId: t.field({ type: 'UUID', required: true, description: 'Jemand mit E-Mail-Adresse' }),
  }),
})

const SendInput = builder.inputType('SendQuoteRequestsInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
    documentIds: t.idList({ description: 'Unterlagen, die alle Angefragten sehen' }),
    recipients: t.field({ type: [RecipientInput], required: true, description: 'Eine bis fünf Anfragen' }),
  }),
})

builder.mutationFields((t) => {
  const house = { realEstateId: t.arg.id({ required: true }) }
  const one = {
    ...house,
    id: t.arg.id({ required: true }),
    input: t.arg({ type: VersionInput, required: true }),
  }
  return {
    sendQuoteRequests: t.field({
      type: [RequestRef],
      description: 'Sendet Offertanfragen per E-Mail; lässt sich nicht zurückholen',
      args: { ...house, input: t.arg({ type: SendInput, required: true }) },
      resolve: (_root, args, ctx) => sendQuoteRequests(ctx, args.realEstateId, args.input),
    }),
    remindQuoteRequest: t.field({
      type: RequestRef,
      description: 'Sendet eine Erinnerung per E-Mail, höchstens eine je Anfrage',
      args: one,
      resolve: (_root, args, ctx) =>
        remindQuoteRequest(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    withdrawQuoteRequest: t.field({
      type: RequestRef,
      description: 'Danach kann niemand mehr antworten',
      args: one,
      resolve: (_root, args, ctx) =>
        withdrawQuoteRequest(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
