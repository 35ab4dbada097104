import { openStates } from '@hauswart/domain/analysis/model/measure-acts.input'
import { PreparationEnum } from '#features/todos/todos.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { moveMeasure, withdrawMeasure, type Decided } from './measures.acts.service.ts'
import { bundleMeasures, planMeasure } from './measures.decide.service.ts'
import { KindEnum, MeasureRef, SeenInput } from './measures.graphql.ts'

const FollowedRef = builder.objectRef<Decided['todos']>('FollowedTodos').implement({
  description: 'Was aus den offenen To-dos eines Entscheids wurde',
  fields: (t) => ({
    written: t.exposeIDList('written'),
    moved: t.exposeIDList('moved', { description: 'Mit dem Entscheid verschoben' }),
    removed: t.exposeIDList('removed', { description: 'Im Papierkorb' }),
    kept: t.exposeIDList('kept', { description: 'Daran arbeitet jemand' }),
  }),
})
const DecidedRef = builder.objectRef<Decided>('Decided').implement({
  description: 'Ein Entscheid, und was aus seinen To-dos wurde',
  fields: (t) => ({
    measure: t.expose('measure', { type: MeasureRef }),
    todos: t.expose('todos', { type: FollowedRef }),
  }),
})

const TodoInput = builder.inputType('PreparedTodoInput', {
  fields: (t) => ({
    id: t.field({ type: 'UUID', required: true }),
    prepares: t.field({ type: PreparationEnum, required: true }),
    title: t.string({ required: true }),
    dueOn: t.field({ type: 'Day' }),
    componentId: t.field({ type: 'UUID' }),
  }),
})
const DecideInput = builder.inputType('DecideInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({
      type: 'UUID',
      required: true,
      description: 'Für einen neuen Entscheid; einer, der schon über alle ist, behält seine',
    }),
    componentIds: t.field({ type: ['UUID'], required: true, description: 'Höchstens 40 Bauteile' }),
    seen: t.field({
      type: [SeenInput],
      description:
        'Die offenen Entscheide darüber, wie man sie kannte; sonst CONFLICT mit einem, der anders ist',
    }),
    kind: t.field({ type: KindEnum, required: true }),
    year: t.int({ required: true }),
    title: t.string(),
    costRappen: t.field({ type: 'Rappen', description: 'Nur mit Finanzrecht' }),
    todos: t.field({
      type: [TodoInput],
      description: 'Was vorzubereiten ist, von jeder Art höchstens eines',
    }),
  }),
})
const DayInput = builder.inputType('PreparationDayInput', {
  fields: (t) => ({
    prepares: t.field({ type: PreparationEnum, required: true }),
    dueOn: t.field({ type: 'Day', required: true }),
  }),
})
const OpenStateEnum = builder.enumType('OpenMeasureState', { values: openStates })
const MoveInput = builder.inputType('MoveMeasureInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    year: t.int({ required: true }),
    state: t.field({ type: OpenStateEnum, description: 'Ohne Angabe geplant' }),
    reason: t.string(),
    title: t.string({ description: 'Ohne Angabe wie bisher' }),
    costRappen: t.field({ type: 'Rappen', description: 'Nur mit Finanzrecht; ohne Angabe wie bisher' }),
    days: t.field({
      type: [DayInput],
      description: 'Die üblichen Tage in diesem Jahr, für To-dos, deren Tag einmal vorbei war',
    }),
  }),
})

builder.mutationFields((t) => {
  const house = { realEstateId: t.arg.id({ required: true }) }
  const target = { ...house, id: t.arg.id({ required: true }) }
  const deciding = { ...house, input: t.arg({ type: DecideInput, required: true }) }
  return {
    planMeasure: t.field({
      type: DecidedRef,
      description: 'Ein Entscheid mit seinen To-dos, anstelle der offenen über diese Bauteile',
      args: deciding,
      resolve: (_root, args, ctx) => planMeasure(ctx, args.realEstateId, args.input),
    }),
    bundleMeasures: t.field({
      type: DecidedRef,
      description: 'Entscheide werden einer; vorbereitet wird nur, was für einen davon vorbereitet war',
      args: deciding,
      resolve: (_root, args, ctx) => bundleMeasures(ctx, args.realEstateId, args.input),
    }),
    moveMeasure: t.field({
      type: DecidedRef,
      description: 'Geplant oder zurückgestellt auf ein anderes Jahr; woran niemand arbeitet, folgt',
      args: { ...target, input: t.arg({ type: MoveInput, required: true }) },
      resolve: (_root, args, ctx) => moveMeasure(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    withdrawMeasure: t.field({
      type: DecidedRef,
      description: 'Nimmt einen Entscheid zurück; woran niemand arbeitet, geht mit',
      args: { ...target, input: t.arg({ type: VersionInput, required: true }) },
      resolve: (_root, args, ctx) => withdrawMeasure(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
