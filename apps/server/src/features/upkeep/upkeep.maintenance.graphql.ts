import type { MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { TodoRef } from '#features/todos/todos.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { objectId } from '#platform/db/versions.ts'
import { completeMaintenanceTask, finishTodo } from './upkeep.done.service.ts'
import { workFacts } from './upkeep.graphql.ts'
import { getMaintenanceTasks, setMaintenanceTask } from './upkeep.maintenance.service.ts'

const facts = graphqlFacts<MaintenanceTask>()({
  componentId: needed('ID'),
  templateKey: optional('String', 'Die übliche Arbeit, die es ist; ohne ist es eine eigene'),
  title: needed('String'),
  intervalMonths: needed('Int'),
  nextOn: needed('Day'),
  anchorOn: optional('Day', {
    fields: 'Der erste Tag eines festen Rhythmus; ohne zählt der Abstand ab Erledigung',
    inputs: 'Fester Rhythmus ab diesem Tag; null: ab Erledigung. Ohne Angabe wie bisher',
  }),
  isActive: defaulted('Boolean', { inputs: 'Ohne Angabe ja' }),
})

const TaskRef = builder.objectRef<MaintenanceTask>('MaintenanceTask').implement({
  description:
    'Was an einem Bauteil immer wieder zu tun ist; ein To-do mit denselben Worten zum selben Bauteil ist dieselbe Arbeit',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    lastOn: t.expose('lastOn', { type: 'Day', nullable: true }),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  maintenanceTasks: t.field({
    ...eager,
    type: [TaskRef],
    description: 'Was zuerst kommt, zuerst',
    resolve: (house, _args, ctx) => getMaintenanceTasks(ctx, house.key),
  }),
}))

const SetInput = builder.inputType('SetMaintenanceTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: '0 für eine neue' }),
    ...facts.adds(t),
  }),
})

const doneFacts = (t: InputFields) => ({
  idempotencyKey: t.field({ type: 'UUID', required: true }),
  expectedVersion: t.int({ required: true }),
  eventId: t.field({ type: 'UUID', required: true, description: 'Der Eintrag, der daraus wird' }),
  doneOn: t.field({ type: 'Day', required: true }),
  ...workFacts.adds(t),
})

const CompleteInput = builder.inputType('CompleteMaintenanceTaskInput', { fields: doneFacts })

const FinishInput = builder.inputType('FinishTodoInput', {
  fields: (t) => ({
    ...doneFacts(t),
    lastDoneOn: t.field({
      type: 'Day',
      description: 'Wann es zuvor zuletzt erledigt war; hat es seither jemand erledigt, ändert sich nichts',
    }),
  }),
})

builder.mutationFields((t) => {
  const target = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  return {
    setMaintenanceTask: t.field({
      type: TaskRef,
      args: { ...target, input: t.arg({ type: SetInput, required: true }) },
      resolve: (_root, args, ctx) =>
        setMaintenanceTask(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    completeMaintenanceTask: t.field({
      type: TaskRef,
      args: { ...target, input: t.arg({ type: CompleteInput, required: true }) },
      resolve: (_root, args, ctx) =>
        completeMaintenanceTask(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    finishTodo: t.field({
      type: TodoRef,
      description: 'Erledigt, mit einem Eintrag im Verlauf seines Bauteils',
      args: { ...target, input: t.arg({ type: FinishInput, required: true }) },
      resolve: (_root, args, ctx) => finishTodo(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
