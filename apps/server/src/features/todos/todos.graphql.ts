import { severalActs } from '@hauswart/domain/todos/todo.input'
import { recurrenceModes, recurrenceUnits, type Recurrence } from '@hauswart/domain/days/recurrence'
import { preparations } from '@hauswart/domain/todos/preparation'
import { todoPriorities, todoStates, type Step } from '@hauswart/domain/todos/todo'
import { KeyInput, RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { repeatTodo, setTodoDone } from './todos.done.service.ts'
import { changeTodos } from './todos.several.service.ts'
import { addTodo, getTodo, getTodos, setTodoDeleted, updateTodo, type Todo } from './todos.service.ts'

const StateEnum = builder.enumType('TodoState', { values: todoStates })
const PriorityEnum = builder.enumType('TodoPriority', { values: todoPriorities })
export const PreparationEnum = builder.enumType('Preparation', {
  description: 'Was vor einer Renovation zu tun ist',
  values: preparations,
})

const RecurrenceModeEnum = builder.enumType('RecurrenceMode', {
  description: 'Ob die Tage feststehen oder ab der Erledigung gezählt wird',
  values: recurrenceModes,
})
const RecurrenceUnitEnum = builder.enumType('RecurrenceUnit', { values: recurrenceUnits })

const recurrenceFacts = graphqlFacts<Recurrence>()({
  mode: needed(RecurrenceModeEnum),
  every: needed('Int'),
  unit: needed(RecurrenceUnitEnum),
  anchorOn: needed('Day', 'Der Tag, von dem an gezählt wird'),
})
export const recurrence = {
  fields: builder.objectRef<Recurrence>('Recurrence').implement({
    description: 'Wie etwas wiederkommt',
    fields: recurrenceFacts.fields,
  }),
  inputs: builder.inputType('RecurrenceInput', { fields: recurrenceFacts.adds }),
}

const stepFacts = graphqlFacts<Step>()({
  id: needed('ID'),
  text: needed('String'),
  isDone: needed('Boolean'),
})
const StepRef = builder.objectRef<Step>('ChecklistItem').implement({
  description: 'Ein kleiner Schritt eines To-dos',
  fields: stepFacts.fields,
})
const StepInput = builder.inputType('ChecklistItemInput', { fields: stepFacts.adds })

const facts = graphqlFacts<Todo>()({
  title: needed('String'),
  note: optional('String'),
  dueOn: optional('Day'),
  componentId: optional('ID'),
  recurrence: optional(recurrence, { inputs: 'Nur mit einer Frist' }),
  priority: defaulted(PriorityEnum, { inputs: 'Ohne Angabe normal' }),
  assigneeId: optional('ID', {
    fields: 'Die Person des Hauses, die es übernimmt; leer, sobald sie das Haus verlassen hat',
    inputs: 'Wer nicht oder nicht mehr zum Haus gehört, wird nicht zugewiesen',
  }),
  checklist: defaulted(
    { fields: [StepRef], inputs: [StepInput] },
    { inputs: 'Alle Schritte, auch die unveränderten' },
  ),
  lastDoneOn: optional('Day', 'Wann es zuletzt erledigt wurde; nur bei dem, was wiederkommt'),
  projectId: optional('ID', 'Zu welcher Renovation es gehört'),
  measureId: optional('ID', {
    fields: 'Der Entscheid, für den es vorbereitet wurde',
    adds: 'Der Entscheid, für den es vorbereitet wird; lässt sich später nicht ändern',
    changes: false,
  }),
})

export const TodoRef = builder.objectRef<Todo>('Todo').implement({
  description: 'Etwas, das in einer Immobilie zu tun ist',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    ...facts.fields(t),
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

const AddInput = builder.inputType('AddTodoInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateTodoInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
    isMovedAlong: t.boolean({
      description:
        'Nur der Tag folgt dem Entscheid, für den es vorbereitet wurde; das zählt nicht als Arbeit',
    }),
  }),
})

const RepeatInput = builder.inputType('RepeatTodoInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    doneOn: t.field({ type: 'Day', required: true }),
    lastDoneOn: t.field({
      type: 'Day',
      description: 'Wann es zuvor zuletzt erledigt war; hat es seither jemand erledigt, ändert sich nichts',
    }),
  }),
})

const SeveralActEnum = builder.enumType('SeveralTodosAct', { values: severalActs })
const ChangeSeveralInput = builder.inputType('ChangeTodosInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    ids: t.idList({ required: true }),
    act: t.field({ type: SeveralActEnum, required: true }),
    doneOn: t.field({ type: 'Day' }),
    dueOn: t.field({ type: 'Day', description: 'Wohin sie verschoben werden' }),
    assigneeId: t.id({ description: 'Wer sie erhält; ohne Angabe niemand' }),
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
    repeatTodo: t.field({
      type: TodoRef,
      description: 'Für dieses Mal erledigt; es wird wieder fällig',
      args: { ...target, input: t.arg({ type: RepeatInput, required: true }) },
      resolve: (_root, args, ctx) => repeatTodo(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    changeTodos: t.field({
      type: [TodoRef],
      description: 'Eine Handlung an mehreren To-dos, als eine rückgängig zu machen',
      args: {
        realEstateId: t.arg.id({ required: true }),
        input: t.arg({ type: ChangeSeveralInput, required: true }),
      },
      resolve: (_root, args, ctx) => changeTodos(ctx, args.realEstateId, args.input),
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
