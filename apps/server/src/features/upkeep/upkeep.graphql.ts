import { componentEventKinds, type FormerComponent } from '@hauswart/domain/upkeep/component-event'
import { ComponentRef, ConditionEnum, KeyEnum, UnitEnum } from '#features/components/components.graphql.ts'
import { HeatingEnum, RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addComponentEvent,
  getComponentEvents,
  getComponentHistory,
  setComponentEventDeleted,
  updateComponentEvent,
  type StoredEvent,
} from './upkeep.events.service.ts'
import { replaceComponent } from './upkeep.replace.service.ts'

const KindEnum = builder.enumType('ComponentEventKind', { values: componentEventKinds })

const FormerRef = builder.objectRef<FormerComponent>('FormerComponent').implement({
  description: 'Was ein Bauteil war, bevor es ersetzt wurde',
  fields: (t) => ({
    catalogKey: t.expose('catalogKey', {
      type: KeyEnum,
      nullable: true,
      description: 'Bei den ältesten Einträgen nicht festgehalten',
    }),
    name: t.exposeString('name', { nullable: true }),
    installedYear: t.exposeInt('installedYear'),
    isInstalledYearAssumed: t.exposeBoolean('isInstalledYearAssumed'),
    lastRenewedYear: t.exposeInt('lastRenewedYear', { nullable: true }),
    condition: t.expose('condition', { type: ConditionEnum, nullable: true }),
    conditionOn: t.expose('conditionOn', { type: 'Day', nullable: true }),
    quantity: t.exposeFloat('quantity', { nullable: true }),
    unit: t.expose('unit', { type: UnitEnum, nullable: true }),
    material: t.exposeString('material', { nullable: true }),
    manufacturer: t.exposeString('manufacturer', { nullable: true }),
    model: t.exposeString('model', { nullable: true }),
    serialNumber: t.exposeString('serialNumber', { nullable: true }),
    ownLifetimeYears: t.exposeInt('ownLifetimeYears', { nullable: true }),
  }),
})

const facts = graphqlFacts<StoredEvent>()({
  componentId: needed('ID', { changes: false }),
  kind: needed(KindEnum),
  year: needed('Int'),
  happenedOn: optional('Day', { adds: 'Ein Tag dieses Jahres' }),
  title: optional('String'),
})
/** What is told of work, also where it is the end of something else. */
export const workFacts = graphqlFacts<StoredEvent>()({
  performedBy: optional('String'),
  note: optional('String'),
  costRappen: optional('Rappen', { fields: false, inputs: 'Nur mit Finanzrecht' }),
})

const EventRef = builder.objectRef<StoredEvent>('ComponentEvent').implement({
  description: 'Was an einem Bauteil gemacht wurde',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    ...workFacts.fields(t),
    former: t.expose('former', { type: FormerRef, nullable: true }),
    version: t.exposeInt('version'),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  componentEvents: t.field({
    ...eager,
    type: [EventRef],
    description: 'Das Neueste zuerst',
    args: { componentId: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getComponentEvents(ctx, house.key, args.componentId),
  }),
  componentHistory: t.field({
    ...eager,
    type: [EventRef],
    description: 'Was an allen Bauteilen der Immobilie gemacht wurde, das Neueste zuerst',
    args: { first: t.arg.int() },
    resolve: (house, args, ctx) => getComponentHistory(ctx, house.key, args.first),
  }),
}))

const AddInput = builder.inputType('AddComponentEventInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
    ...workFacts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateComponentEventInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
    ...workFacts.changes(t),
  }),
})

const ReplaceInput = builder.inputType('ReplaceComponentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    eventId: t.field({ type: 'UUID', required: true, description: 'Der Eintrag, der daraus wird' }),
    year: t.int({ required: true }),
    heating: t.field({ type: HeatingEnum, description: 'Womit jetzt geheizt wird; nur bei Wärmeerzeugern' }),
    material: t.string({ description: 'Ohne Angabe bleibt es beim bisherigen' }),
    manufacturer: t.string(),
    model: t.string(),
    ...workFacts.adds(t),
  }),
})

builder.mutationFields((t) => {
  const target = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  return {
    addComponentEvent: t.field({
      type: EventRef,
      args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
      resolve: (_root, args, ctx) => addComponentEvent(ctx, args.realEstateId, args.input),
    }),
    updateComponentEvent: t.field({
      type: EventRef,
      args: { ...target, input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_root, args, ctx) =>
        updateComponentEvent(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    replaceComponent: t.field({
      type: ComponentRef,
      args: { ...target, input: t.arg({ type: ReplaceInput, required: true }) },
      resolve: (_root, args, ctx) => replaceComponent(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    deleteComponentEvent: t.field({ type: EventRef, ...trash(setComponentEventDeleted, true) }),
    restoreComponentEvent: t.field({ type: EventRef, ...trash(setComponentEventDeleted, false) }),
  }
})
