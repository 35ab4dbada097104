import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { todoPriorityLabels } from '@hauswart/domain/todos/priority.labels'
import { compareTodos } from '@hauswart/domain/todos/todo'
import { day } from '#device/text/format.ts'
import { todoQuery, todosQuery } from '#house/house-queries.ts'
import { nameOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { defineRecord } from '#house/record/record.ts'
import { earlierTodos } from './earlier-todos.ts'
import { pictureWords, picturesOf } from './pictures.ts'
import { todoVerbs } from './verbs/todo-verbs.ts'

export type { TodoRow } from './verbs/todo-verbs.ts'

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
  facts: {
    title: ['Was ist zu tun?', ''],
    dueOn: ['Fällig am', null, day, 'Kein Datum'],
    componentId: ['Bauteil', null, nameOr('Gelöschtes Bauteil'), 'Keines'],
    recurrence: ['Wiederholung', null, recurrenceWords, 'Keine'],
    priority: ['Priorität', 'normal', todoPriorityLabels],
    assigneeId: ['Zuständig', null, nameOr('Jemand aus dem Haus'), 'Niemand'],
    checklist: ['Checkliste', []],
    lastDoneOn: ['Zuletzt erledigt', null, day, 'Noch nie'],
    projectId: ['Renovation', null, nameOr(), 'Keine'],
    note: ['Notiz', null, String, 'Keine'],
  },
  blank: (at) => ({
    measureId: null,
    prepares: null,
    state: 'open',
    doneAt: null,
    doneBy: null,
    createdAt: at,
    updatedAt: at,
    touchedAt: null,
    pictures: [],
  }),
  verbs: todoVerbs,
  children: { pictures: picturesOf('todoId') },
  words: {
    ...usualWords('To-do'),
    complete: (name) => `To-do ${name} erledigen`,
    repeat: (name) => `To-do ${name} erledigen`,
    finish: (name) => `To-do ${name} erledigen`,
    several: (name) => `${name} ändern`,
    reopen: (name) => `To-do ${name} wieder öffnen`,
    ...pictureWords,
  },
  earlier: earlierTodos,
})
