import { todoGroup, todoGroups } from '@hauswart/domain/todos/todo'
import { todoGroupLabels } from '@hauswart/domain/todos/todo.labels'
import type { Todo } from '#features/todos/todo.ts'
import { todosTexts } from '#features/todos/todos.texts.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import type { TodoView } from './todo-filter.ts'

export type TodoGroupPart = {
  readonly key: string
  readonly label: string
  readonly todos: readonly Todo[]
}

type Named = { readonly value: string; readonly label: string }
export type GroupFacts = Pick<HouseTodos, 'userId'> & {
  readonly componentOptions: readonly Named[]
  readonly people: readonly Named[]
}

/** What belongs to nothing, or to something that is no longer there. */
const none = 'none'

/** The groups that have something in them, in the order they are read; inside, the order is the one of the list. */
export function groupTodos(
  todos: readonly Todo[],
  today: string,
  view: TodoView,
  { componentOptions, people, userId }: GroupFacts,
): TodoGroupPart[] {
  // Only people have the number of oneself, so that components simply stand by name.
  const isMe = ({ value }: Named) => Number(value === userId)
  const groups: readonly Named[] =
    view === 'day'
      ? todoGroups.map((value) => ({ value, label: todoGroupLabels[value] }))
      : [
          ...(view === 'component' ? componentOptions : people).toSorted(
            (a, b) => isMe(b) - isMe(a) || a.label.localeCompare(b.label, 'de-CH', { numeric: true }),
          ),
          { value: none, label: todosTexts.view.none[view] },
        ]
  const parts = Map.groupBy(todos, (todo) => {
    const { componentId, assigneeId } = todo
    const meant = { day: todoGroup(todo, today), component: componentId, person: assigneeId }[view]
    return groups.find(({ value }) => value === meant)?.value ?? none
  })
  return groups.flatMap(({ value, label }) => {
    const some = parts.get(value)
    return some === undefined ? [] : [{ key: value, label, todos: some }]
  })
}
