import { compareTodos } from '@hauswart/domain/todos/todo'
import {
  AddTodoDocument,
  AddTodoPictureDocument,
  CompleteTodoDocument,
  DeleteTodoDocument,
  DeleteTodoPictureDocument,
  ReopenTodoDocument,
  RestoreTodoDocument,
  RestoreTodoPictureDocument,
  UpdateTodoDocument,
  type HouseTodosQuery,
} from '#gql/graphql.ts'
import { day } from '#device/text/format.ts'
import { earlierTodos } from './earlier-todos.ts'
import { todoQuery, todosQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, sets, trashes, uploads } from '#house/record/verbs.ts'

/** As the server tells it in its lists. */
export type TodoRow = NonNullable<HouseTodosQuery['realEstate']>['todos']['nodes'][number]

const noFact: Readonly<Record<string, string>> = { dueOn: 'Kein Datum', componentId: 'Keines', note: 'Keine' }

const pictures = {
  blank: () => ({
    state: 'received',
    url: null,
    width: null,
    height: null,
    widths: [],
    placeholder: null,
  }),
  verbs: {
    addPicture: uploads(AddTodoPictureDocument, 'todoId'),
    // It is only looked at by the server, or made the house's picture: nobody's words get lost.
    deletePicture: trashes(DeleteTodoPictureDocument, { isAnyway: true }),
    restorePicture: restores(RestoreTodoPictureDocument),
  },
}

export const todos = defineRecord({
  noun: 'todo',
  lists: {
    open: (realEstateId: string) => todosQuery(realEstateId, 'open'),
    done: (realEstateId: string) => todosQuery(realEstateId, 'done'),
  },
  listOf: ({ state }) => state,
  one: todoQuery,
  compare: compareTodos,
  title: ({ title = '' }) => title,
  facts: { title: 'Was ist zu tun?', dueOn: 'Fällig am', componentId: 'Bauteil', note: 'Notiz' },
  inWords: (fact, value, nameOf) => {
    if (typeof value !== 'string') return noFact[fact]
    if (fact === 'componentId') return nameOf(value) ?? 'Gelöschtes Bauteil'
    return fact === 'dueOn' ? day(value) : value
  },
  blank: (at) => ({
    title: '',
    note: null,
    dueOn: null,
    componentId: null,
    measureId: null,
    prepares: null,
    state: 'open' as const,
    doneAt: null,
    doneBy: null,
    createdAt: at,
    updatedAt: at,
    touchedAt: null,
    pictures: [],
  }),
  verbs: {
    add: adds(AddTodoDocument),
    // Of earlier releases: a day that follows its decision gives way to whoever touched the to-do since.
    update: edits(UpdateTodoDocument, { isMovedAlong: true }),
    complete: sets(CompleteTodoDocument, { state: 'done' }, ({ createdAt, userId }) => ({
      doneAt: new Date(createdAt).toISOString(),
      doneBy: userId,
    })),
    reopen: sets(ReopenTodoDocument, { state: 'open' }, () => ({ doneAt: null, doneBy: null }), {
      isUnread: true,
    }),
    delete: trashes(DeleteTodoDocument),
    restore: restores(RestoreTodoDocument),
  },
  children: { pictures },
  words: {
    add: (name) => `To-do ${name} erfassen`,
    update: (name) => `To-do ${name} ändern`,
    complete: (name) => `To-do ${name} erledigen`,
    reopen: (name) => `To-do ${name} wieder öffnen`,
    delete: (name) => `To-do ${name} löschen`,
    restore: (name) => `To-do ${name} zurückholen`,
    addPicture: (name) => `Foto zu ${name} hinzufügen`,
    deletePicture: (name) => `Foto von ${name} löschen`,
    restorePicture: (name) => `Foto von ${name} zurückholen`,
  },
  earlier: earlierTodos,
})
