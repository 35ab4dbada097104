import { hireAgainAnswers } from '@hauswart/domain/craftsmen/craftsman'
import { trades } from '@hauswart/domain/craftsmen/trade'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
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

const CraftsmanRef = builder.objectRef<Craftsman>('Craftsman').implement({
  description: 'Ein Handwerker im eigenen Adressbuch; niemand ausser den Personen der Immobilie sieht ihn',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    company: t.exposeString('company'),
    trades: t.expose('trades', { type: [TradeEnum] }),
    contactName: t.exposeString('contactName', {
      nullable: true,
      description: 'Die Person, die man verlangt',
    }),
    phone: t.exposeString('phone', { nullable: true }),
    mobile: t.exposeString('mobile', { nullable: true }),
    pikettPhone: t.exposeString('pikettPhone', { nullable: true, description: 'Rund um die Uhr erreichbar' }),
    email: t.exposeString('email', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    street: t.exposeString('street', { nullable: true }),
    zip: t.exposeString('zip', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    uid: t.exposeString('uid', { nullable: true, description: 'Unternehmens-Identifikationsnummer' }),
    iban: t.string({
      nullable: true,
      description: 'Nur für Personen mit dem Finanzrecht',
      resolve: (craftsman, _args, ctx) => craftsmanIban(ctx, craftsman),
    }),
    rating: t.exposeInt('rating', {
      nullable: true,
      description: '1 bis 5; nur für Sie, nie veröffentlicht',
    }),
    hireAgain: t.expose('hireAgain', { type: HireAgainEnum, nullable: true }),
    isFavourite: t.exposeBoolean('isFavourite'),
    note: t.exposeString('note', { nullable: true }),
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

const optionalFacts = (t: InputFields) => ({
  contactName: t.string(),
  phone: t.string(),
  mobile: t.string(),
  pikettPhone: t.string(),
  email: t.string(),
  website: t.string(),
  street: t.string(),
  zip: t.string(),
  city: t.string(),
  uid: t.string({ description: 'CHE-123.456.789, mit Prüfziffer' }),
  iban: t.string({ description: 'Verlangt das Finanzrecht' }),
  rating: t.int({ description: '1 bis 5' }),
  hireAgain: t.field({ type: HireAgainEnum }),
  isFavourite: t.boolean(),
  note: t.string(),
})

const AddInput = builder.inputType('AddCraftsmanInput', {
  description: 'Mindestens ein Weg, jemanden zu erreichen, gehört dazu; PLZ und Ort sind auch einer',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    company: t.string({ required: true }),
    trades: t.field({ type: [TradeEnum], required: true }),
    ...optionalFacts(t),
  }),
})

const UpdateInput = builder.inputType('UpdateCraftsmanInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    company: t.string(),
    trades: t.field({ type: [TradeEnum] }),
    ...optionalFacts(t),
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
