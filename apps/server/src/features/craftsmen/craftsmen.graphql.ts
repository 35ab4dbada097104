import { hireAgainAnswers } from '@hauswart/domain/craftsmen/craftsman'
import { trades } from '@hauswart/domain/craftsmen/trade'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { mergeCraftsmen } from './craftsmen.merge.service.ts'
import {
  addCraftsman,
  craftsmanIban,
  getCraftsman,
  getCraftsmen,
  setCraftsmanDeleted,
  updateCraftsman,
  type Craftsman,
} from './craftsmen.service.ts'

const TradeEnum = builder.enumType('Trade', { values: trades })
const HireAgainEnum = builder.enumType('HireAgain', { values: hireAgainAnswers })

const facts = graphqlFacts<Craftsman>()({
  company: needed('String'),
  trades: needed([TradeEnum]),
  contactName: optional('String', 'Die Person, die man verlangt'),
  phone: optional('String'),
  mobile: optional('String'),
  pikettPhone: optional('String', 'Rund um die Uhr erreichbar'),
  email: optional('String'),
  website: optional('String'),
  street: optional('String'),
  zip: optional('String'),
  city: optional('String'),
  uid: optional('String', {
    fields: 'Unternehmens-Identifikationsnummer',
    inputs: 'CHE-123.456.789, mit Prüfziffer',
  }),
  iban: optional('String', { fields: false, inputs: 'Verlangt das Finanzrecht' }),
  rating: optional('Int', { fields: '1 bis 5; nur für Sie, nie veröffentlicht', inputs: '1 bis 5' }),
  hireAgain: optional(HireAgainEnum),
  isFavourite: defaulted('Boolean'),
  note: optional('String'),
})

const CraftsmanRef = builder.objectRef<Craftsman>('Craftsman').implement({
  description: 'Ein Handwerker im eigenen Adressbuch; niemand ausser den Personen der Immobilie sieht ihn',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    ...facts.fields(t),
    iban: t.string({
      nullable: true,
      description: 'Nur für Personen mit dem Finanzrecht',
      resolve: (craftsman, _args, ctx) => craftsmanIban(ctx, craftsman),
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Craftsman>>('CraftsmanPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [CraftsmanRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const listArgs = builder.args((t) => ({
  first: t.int(),
  after: t.string(),
  trade: t.field({ type: TradeEnum }),
  isFavourite: t.boolean(),
  hasPikett: t.boolean({ description: 'Nur jene mit einer Nummer rund um die Uhr' }),
  isDeleted: t.boolean(),
}))

builder.objectFields(RealEstateRef, (t) => ({
  craftsmen: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Handwerker, in der Reihenfolge, in der sie erfasst wurden',
    args: listArgs,
    resolve: (house, args, ctx) => getCraftsmen(ctx, house.key, args),
  }),
  craftsman: t.field({
    ...eager,
    type: CraftsmanRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getCraftsman(ctx, house.key, args.id),
  }),
}))

builder.queryFields((t) => ({
  craftsmen: t.field({
    type: PageRef,
    description: 'Die Handwerker einer Immobilie; ohne realEstateId der zuerst erfassten',
    args: { realEstateId: t.arg.id(), ...listArgs },
    resolve: (_root, { realEstateId, ...args }, ctx) => getCraftsmen(ctx, realEstateId ?? undefined, args),
  }),
}))

const AddInput = builder.inputType('AddCraftsmanInput', {
  description: 'Mindestens ein Weg, jemanden zu erreichen, gehört dazu; PLZ und Ort sind auch einer',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateCraftsmanInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

const MergeInput = builder.inputType('MergeCraftsmenInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    otherId: t.field({ type: 'UUID', required: true, description: 'Der Eintrag, der darin aufgeht' }),
    otherVersion: t.int({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  addCraftsman: t.field({
    type: CraftsmanRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addCraftsman(ctx, args.realEstateId, args.input),
  }),
  updateCraftsman: t.field({
    type: CraftsmanRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateCraftsman(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  mergeCraftsmen: t.field({
    type: CraftsmanRef,
    description:
      'Führt zwei Einträge desselben Betriebs zusammen: eine Änderung, die als Ganzes zurückgenommen wird',
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: MergeInput, required: true }),
    },
    resolve: (_root, args, ctx) => mergeCraftsmen(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteCraftsman: t.field({ type: CraftsmanRef, ...trash(setCraftsmanDeleted, true) }),
  restoreCraftsman: t.field({ type: CraftsmanRef, ...trash(setCraftsmanDeleted, false) }),
}))
