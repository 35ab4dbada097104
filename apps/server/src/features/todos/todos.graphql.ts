import { preparations } from '@hauswart/domain/todos/preparation'
import { todoStates } from '@hauswart/domain/todos/todo'
import { KeyInput, RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addTodo,
  getTodo,
  getTodos,
  setTodoDeleted,
  setTodoDone,
  updateTodo,
  type Todo,
} from './todos.service.ts'

const StateEnum = builder.enumType('TodoState', { values: todoStates })
export const PreparationEnum = builder.enumType('Preparation', {
  description: 'Was vor einer Renovation zu tun ist',
  values: preparations,
})

export const TodoRef = builder.objectRef<Todo>('Todo').implement({
  description: 'Etwas, das in einer Immobilie zu tun ist',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    title: t.exposeString('title'),
    note: t.exposeString('note', { nullable: true }),
    dueOn: t.expose('dueOn', { type: 'Day', nullable: true }),
    componentId: t.exposeID('componentId', { nullable: true }),
    measureId: t.exposeID('measureId', {
      nullable: true,
      description: 'Der Entscheid, für den es vorbereitet wurde',
    }),
    prepares: t.expose('prepares', {
      type: PreparationEnum,
      nullable: true,
      description: 'Welche Vorbereitung dieses Entscheids es ist, wie immer es heisst',
    }),
    state: t.expose('state', { type: StateEnum }),
    doneAt: t.expose('doneAt', { type: 'Instant', nullable: true }),
    doneBy: t.exposeID('doneBy', { nullable: true, description: 'Die Person, die es erledigt hat' }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', {
      type: 'Instant',
      description:
        'Wann zuletzt jemand daran gearbeitet hat; Löschen, Wiederherstellen und Mitverschieben zählen nicht',
    }),
    touchedAt: t.expose('touchedAt', {
      type: 'Instant',
      nullable: true,
      description: 'Wann zuletzt jemand daran gearbeitet hat; leer, solange es nur vorbereitet ist',
    }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const TodoPageRef = builder.objectRef<Page<Todo>>('TodoPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [TodoRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  todos: t.field({
    ...eager,
    type: TodoPageRef,
    description: 'Ohne state die offenen, im Papierkorb alle',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      state: t.arg({ type: StateEnum }),
      isDeleted: t.arg.boolean(),
    },
    resolve: (house, args, ctx) => getTodos(ctx, house.key, args),
  }),
  todo: t.field({
    ...eager,
    type: TodoRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getTodo(ctx, house.key, args.id),
  }),
}))

const optionalFacts = (t: InputFields) => ({
  note: t.string(),
  dueOn: t.field({ type: 'Day' }),
  componentId: t.field({ type: 'UUID' }),
})

const AddInput = builder.inputType('AddTodoInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    title: t.string({ required: true }),
    ...optionalFacts(t),
    measureId: t.field({
      type: 'UUID',
      description: 'Der Entscheid, für den es vorbereitet wird; lässt sich später nicht ändern',
    }),
  }),
})

const UpdateInput = builder.inputType('UpdateTodoInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    title: t.string(),
    ...optionalFacts(t),
    isMovedAlong: t.boolean({
      description:
        'Nur der Tag folgt dem Entscheid, für den es vorbereitet wurde; das zählt nicht als Arbeit',
    }),
  }),
})

builder.mutationFields((t) => {
  const target = { realEstateId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
  const keyed = { ...target, input: t.arg({ type: KeyInput, required: true }) }
  return {
    addTodo: t.field({
      type: TodoRef,
      args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
      resolve: (_root, args, ctx) => addTodo(ctx, args.realEstateId, args.input),
    }),
    updateTodo: t.field({
      type: TodoRef,
      args: { ...target, input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_root, args, ctx) => updateTodo(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    completeTodo: t.field({
      type: TodoRef,
      args: keyed,
      resolve: (_root, args, ctx) => setTodoDone(ctx, args.realEstateId, objectId(args.id), true, args.input),
    }),
    reopenTodo: t.field({
      type: TodoRef,
      args: keyed,
      resolve: (_root, args, ctx) =>
        setTodoDone(ctx, args.realEstateId, objectId(args.id), false, args.input),
    }),
    deleteTodo: t.field({ type: TodoRef, ...trash(setTodoDeleted, true) }),
    restoreTodo: t.field({ type: TodoRef, ...trash(setTodoDeleted, false) }),
  }
})
