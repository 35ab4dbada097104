import { changeTodosInput } from '@hauswart/domain/todos/todo.input'
import { requireMember, type Context, type RealEstateScope } from '#platform/db/access.ts'
import { parseInput } from '#platform/input.ts'
import { mutate, type Keyed, type WriteTx } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { doneOnce } from './todos.done.service.ts'
import { removeTodos } from './todos.prepared.queries.ts'
import { holdTodos, updateTodoRow } from './todos.queries.ts'
import type { Todo } from './todos.service.ts'

/**
 * One act over several to-dos, undone as one. It asks for no version: whoever renamed one of them meanwhile, the day, the
 * person or that it is done still counts. What is done or in the trash by now is left as it is.
 */
export async function changeTodos(ctx: Context, realEstateId: string, input: Keyed): Promise<Todo[]> {
  const said = parseInput(changeTodosInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  const today = ctx.clock.today()
  const day = { doneOn: said.doneOn && said.doneOn < today ? said.doneOn : today }
  return mutate(ctx, scope, `todo.${said.act}_several`, { realEstateId, ...input }, async (tx) => {
    const held = await holdTodos(tx, scope, said.ids)
    // Named by one that is there: a name nobody here knows must not stand in the history.
    const { id: objectId } = mustFind(held[0])
    const open = held.filter(({ state, deletedAt }) => state === 'open' && deletedAt === null)
    const meant = open.filter((row) => !isSo(row, said))
    await changeAll(tx, scope, meant, { ...said, ...day })
    const ids = meant.map(({ id }) => id)
    tx.record({ objectId, version: 1, changes: { count: ids.length, ids } })
    return holdTodos(tx, scope, said.ids)
  })
}

type Said = ReturnType<typeof changeTodosInput.parse>

const isSo = ({ dueOn, assigneeId }: Todo, said: Said): boolean =>
  said.act === 'move'
    ? dueOn === said.dueOn
    : said.act === 'assign' && assigneeId === (said.assigneeId ?? null)

async function changeAll(
  tx: WriteTx,
  scope: RealEstateScope,
  rows: readonly Todo[],
  { act, doneOn, dueOn, assigneeId = null }: Said & { readonly doneOn: string },
): Promise<void> {
  if (act === 'delete')
    return removeTodos(
      tx,
      scope,
      rows.map(({ id }) => id),
    )
  await Promise.all(
    rows.map((row) =>
      act === 'complete'
        ? doneOnce(tx, scope, row, doneOn)
        : updateTodoRow(
            tx,
            scope,
            { ...row, ...(act === 'move' ? { dueOn: dueOn ?? null } : { assigneeId }) },
            false,
          ),
    ),
  )
}
