import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
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

const facts = graphqlFacts<MakerWarranty>()({
  componentId: needed('ID', { changes: false }),
  projectId: optional('ID', 'Mit welcher Renovation sie kam'),
  documentId: optional('ID', 'Der Garantieschein'),
  title: needed('String', 'Welches Produkt'),
  maker: optional('String'),
  startsOn: needed('Day'),
  years: needed('Int'),
  note: optional('String', 'Was sie deckt, und was sie verlangt'),
})

const MakerWarrantyRef = builder.objectRef<MakerWarranty>('MakerWarranty').implement({
  description: 'Die Garantie eines Herstellers auf ein Bauteil, neben den Ansprüchen aus dem Gesetz',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    endsOn: t.expose('endsOn', { type: 'Day', description: 'So viele Jahre nach dem Beginn' }),
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

const AddInput = builder.inputType('AddMakerWarrantyInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateMakerWarrantyInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
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
