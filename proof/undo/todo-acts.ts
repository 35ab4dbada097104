import { severalActs } from '@hauswart/domain/todos/todo.input'
import { repeatTodo, setTodoDone } from '../../apps/server/src/features/todos/todos.done.service.ts'
import { changeTodos } from '../../apps/server/src/features/todos/todos.several.service.ts'
import { addTodo, setTodoDeleted, updateTodo } from '../../apps/server/src/features/todos/todos.service.ts'
import { finishTodo } from '../../apps/server/src/features/upkeep/upkeep.done.service.ts'
import { newId } from '../../apps/server/test/world.ts'
import type { Tools } from './visit-acts.ts'

const monthly = { mode: 'fixed', every: 1, unit: 'month', anchorOn: '2028-02-02' } as const

type Drawn = { readonly year: number; readonly cost: { readonly costRappen?: number } }

/** What happens to to-dos, one by one and several at once. */
export function todoActs<Choice>(tools: Tools<Choice>, { year, cost }: Drawn): readonly (() => Choice)[] {
  const { ctx, house, word, id, component, keyed, free, on, alive, trashed, over, chance } = tools
  const costs = 'costRappen' in cost
  return [
    () =>
      free('todo.add', () =>
        addTodo(ctx, house, {
          ...keyed,
          id,
          title: word,
          note: word,
          dueOn: '2027-05-05',
          componentId: component?.id ?? null,
        }),
      ),
    () =>
      on('todo.update', alive('todo'), (row) =>
        updateTodo(ctx, house, row.id, {
          ...over(row),
          title: word,
          // By what was drawn already: a draw more would be another story for every seed.
          priority: year % 2 === 0 ? 'high' : 'normal',
          assigneeId: year % 3 === 0 ? ctx.identity?.userId : null,
          checklist: year % 4 < 2 ? [{ id: newId(), text: word, isDone: year % 4 === 0 }] : [],
          ...(chance(0.5)
            ? { dueOn: null, recurrence: null }
            : { dueOn: '2028-02-02', recurrence: chance(0.5) ? monthly : null }),
        }),
      ),
    () => {
      const [first, other] = [alive('todo'), alive('todo')]
      const act = severalActs[year % severalActs.length] ?? 'complete'
      return on(`todo.${act}_several`, first, (row) =>
        changeTodos(ctx, house, {
          ...keyed,
          act,
          ids: [...new Set([row.id, other?.id ?? row.id])],
          ...(act === 'move' && { dueOn: `${year}-03-03` }),
          ...(act === 'assign' && { assigneeId: ctx.identity?.userId }),
        }),
      )
    },
    () =>
      on('todo.repeat', alive('todo'), (row) =>
        repeatTodo(ctx, house, row.id, {
          ...over(row),
          doneOn: '2026-11-11',
          lastDoneOn: row['last_done_on'],
        }),
      ),
    () =>
      on(
        'todo.finish',
        alive('todo'),
        (row) =>
          finishTodo(ctx, house, row.id, {
            ...over(row),
            eventId: newId(),
            doneOn: '2026-11-11',
            lastDoneOn: row['last_done_on'],
            ...cost,
          }),
        costs,
      ),
    () => on('todo.complete', alive('todo'), (row) => setTodoDone(ctx, house, row.id, chance(0.6), keyed)),
    () => on('todo.delete', alive('todo'), (row) => setTodoDeleted(ctx, house, row.id, true, over(row))),
    () => on('todo.restore', trashed('todo'), (row) => setTodoDeleted(ctx, house, row.id, false, over(row))),
  ]
}
