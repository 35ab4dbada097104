import { componentConditions, componentKeys, componentUnits } from '@hauswart/domain/real-estate/component'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addComponent,
  setComponentDeleted,
  getComponent,
  getComponents,
  updateComponent,
  type Component,
} from './components.service.ts'

export const KeyEnum = builder.enumType('ComponentKey', { values: componentKeys })
export const ConditionEnum = builder.enumType('ComponentCondition', { values: componentConditions })
export const UnitEnum = builder.enumType('ComponentUnit', { values: componentUnits })

const facts = graphqlFacts<Component>()({
  catalogKey: needed(KeyEnum, { changes: false }),
  name: optional('String'),
  isShared: defaulted('Boolean'),
  quantity: optional('Float'),
  unit: optional(UnitEnum),
  material: optional('String'),
  installedYear: needed('Int'),
  isInstalledYearAssumed: defaulted('Boolean'),
  lastRenewedYear: optional('Int'),
  condition: optional(ConditionEnum),
  manufacturer: optional('String'),
  model: optional('String'),
  serialNumber: optional('String'),
  ownLifetimeYears: optional('Int'),
  note: optional('String'),
})
/** While a house is recorded it has no rooms yet. */
const roomFacts = graphqlFacts<Component>()({ roomId: optional('ID', 'Der Raum, in dem es steht') })

export const ComponentRef = builder.objectRef<Component>('Component').implement({
  description: 'Ein Bauteil einer Immobilie',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    ...facts.fields(t),
    ...roomFacts.fields(t),
    conditionOn: t.expose('conditionOn', { type: 'Day', nullable: true }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const ComponentPageRef = builder.objectRef<Page<Component>>('ComponentPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [ComponentRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  components: t.field({
    ...eager,
    type: ComponentPageRef,
    args: { first: t.arg.int(), after: t.arg.string(), isDeleted: t.arg.boolean() },
    resolve: (house, args, ctx) => getComponents(ctx, house.key, args),
  }),
  component: t.field({
    ...eager,
    type: ComponentRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getComponent(ctx, house.key, args.id),
  }),
}))

const newComponent = (t: InputFields) => ({
  id: t.field({ type: 'UUID', required: true }),
  ...facts.adds(t),
})

/** A component that is recorded together with its house. */
export const NewComponentInput = builder.inputType('NewComponentInput', { fields: newComponent })

const AddInput = builder.inputType('AddComponentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    ...newComponent(t),
    ...roomFacts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateComponentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
    ...roomFacts.changes(t),
  }),
})

builder.mutationFields((t) => ({
  addComponent: t.field({
    type: ComponentRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addComponent(ctx, args.realEstateId, args.input),
  }),
  updateComponent: t.field({
    type: ComponentRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateComponent(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteComponent: t.field({ type: ComponentRef, ...trash(setComponentDeleted, true) }),
  restoreComponent: t.field({ type: ComponentRef, ...trash(setComponentDeleted, false) }),
}))
