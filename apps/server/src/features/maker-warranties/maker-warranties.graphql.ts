import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addMakerWarranty,
  getMakerWarranties,
  setMakerWarrantyDeleted,
  updateMakerWarranty,
  type MakerWarranty,
} from './maker-warranties.service.ts'

const MakerWarrantyRef = builder.objectRef<MakerWarranty>('MakerWarranty').implement({
  description: 'Die Garantie eines Herstellers auf ein Bauteil, neben den Ansprüchen aus dem Gesetz',
  fields: (t) => ({
    id: t.exposeID('id'),
    componentId: t.exposeID('componentId'),
    projectId: t.exposeID('projectId', { nullable: true, description: 'Mit welcher Renovation sie kam' }),
    documentId: t.exposeID('documentId', { nullable: true, description: 'Der Garantieschein' }),
    title: t.exposeString('title', { description: 'Welches Produkt' }),
    maker: t.exposeString('maker', { nullable: true }),
    startsOn: t.expose('startsOn', { type: 'Day' }),
    years: t.exposeInt('years'),
    endsOn: t.expose('endsOn', { type: 'Day', description: 'So viele Jahre nach dem Beginn' }),
    note: t.exposeString('note', { nullable: true, description: 'Was sie deckt, und was sie verlangt' }),
    replacedYear: t.exposeInt('replacedYear', {
      nullable: true,
      description: 'In welchem Jahr das Produkt ersetzt wurde, für das sie gegeben war',
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<MakerWarranty>>('MakerWarrantyPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [MakerWarrantyRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  makerWarranties: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Herstellergarantien aller Bauteile oder eines',
    args: { first: t.arg.int(), after: t.arg.string(), componentId: t.arg.id() },
    resolve: (house, args, ctx) => getMakerWarranties(ctx, house.key, args),
  }),
}))

const optionalFacts = (t: InputFields) => ({
  maker: t.string(),
  projectId: t.field({ type: 'UUID' }),
  documentId: t.field({ type: 'UUID' }),
  note: t.string(),
})

const AddInput = builder.inputType('AddMakerWarrantyInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    componentId: t.field({ type: 'UUID', required: true }),
    title: t.string({ required: true }),
    startsOn: t.field({ type: 'Day', required: true }),
    years: t.int({ required: true }),
    ...optionalFacts(t),
  }),
})

const UpdateInput = builder.inputType('UpdateMakerWarrantyInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    title: t.string(),
    startsOn: t.field({ type: 'Day' }),
    years: t.int(),
    ...optionalFacts(t),
  }),
})

builder.mutationFields((t) => ({
  addMakerWarranty: t.field({
    type: MakerWarrantyRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addMakerWarranty(ctx, args.realEstateId, args.input),
  }),
  updateMakerWarranty: t.field({
    type: MakerWarrantyRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateMakerWarranty(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteMakerWarranty: t.field({ type: MakerWarrantyRef, ...trash(setMakerWarrantyDeleted, true) }),
  restoreMakerWarranty: t.field({ type: MakerWarrantyRef, ...trash(setMakerWarrantyDeleted, false) }),
}))
