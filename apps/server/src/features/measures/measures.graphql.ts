import { measureKinds, measureStates } from '@hauswart/domain/analysis/model/measure'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addMeasure,
  getMeasures,
  setMeasureDeleted,
  updateMeasure,
  type StoredMeasure,
} from './measures.service.ts'

export const KindEnum = builder.enumType('MeasureKind', { values: measureKinds })
const StateEnum = builder.enumType('MeasureState', { values: measureStates })

const facts = graphqlFacts<StoredMeasure>()({
  componentIds: needed(['ID'], { fields: false, adds: 'Höchstens 40 Bauteile' }),
  kind: needed(KindEnum),
  title: optional('String'),
  state: needed(StateEnum),
  year: optional('Int', 'Geplant für oder verschoben auf'),
  reason: optional('String'),
  costRappen: optional('Rappen', { fields: false, inputs: 'Nur mit Finanzrecht' }),
})

export const MeasureRef = builder.objectRef<StoredMeasure>('Measure').implement({
  description: 'Ein Entscheid über eine Erneuerung; mehrere Bauteile sind ein Bündel',
  fields: (t) => ({
    id: t.exposeID('id'),
    componentIds: t.field({ type: ['ID'], resolve: (measure) => [...measure.componentIds] }),
    ...facts.fields(t),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  measures: t.field({
    ...eager,
    type: [MeasureRef],
    resolve: (house, _args, ctx) => getMeasures(ctx, house.key),
  }),
}))

export const SeenInput = builder.inputType('SeenMeasureInput', {
  fields: (t) => ({
    measureId: t.field({ type: 'UUID', required: true }),
    version: t.int({ required: true }),
  }),
})

const AddInput = builder.inputType('AddMeasureInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    seen: t.field({
      type: [SeenInput],
      description:
        'Die offenen Entscheide darüber, wie man sie kannte; sonst CONFLICT mit einem, der anders ist',
    }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateMeasureInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => {
  const target = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  return {
    addMeasure: t.field({
      type: MeasureRef,
      args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
      resolve: (_root, args, ctx) => addMeasure(ctx, args.realEstateId, args.input),
    }),
    updateMeasure: t.field({
      type: MeasureRef,
      args: { ...target, input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_root, args, ctx) => updateMeasure(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    deleteMeasure: t.field({ type: MeasureRef, ...trash(setMeasureDeleted, true) }),
    restoreMeasure: t.field({ type: MeasureRef, ...trash(setMeasureDeleted, false) }),
  }
})
