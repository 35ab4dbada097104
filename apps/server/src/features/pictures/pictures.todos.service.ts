import { requireMember, type Context } from '#platform/db/access.ts'
import { pageSize } from '#platform/db/page.ts'
import { listTodoPictures } from './pictures.queries.ts'
import type { PictureRow } from './pictures.table.ts'
import type { Picture } from './pictures.service.ts'

type Asked = { readonly ids: string[]; readonly found: Promise<Map<string | null, PictureRow[]>> }
const waiting = new WeakMap<Context, Map<string, Asked>>()

/** The pictures of a to-do. All to-dos of a page ask in one turn and become one statement. */
export async function getTodoPictures(
  ctx: Context,
  todo: { readonly realEstateId: string; readonly id: string },
  first: number | null | undefined,
): Promise<Picture[]> {
  const asked = askTogether(ctx, todo.realEstateId, pageSize(first))
  asked.ids.push(todo.id)
  return (await asked.found).get(todo.id) ?? []
}

function askTogether(ctx: Context, realEstateId: string, size: number): Asked {
  const open = waiting.get(ctx) ?? new Map<string, Asked>()
  waiting.set(ctx, open)
  const key = `${realEstateId} ${size}`
  const known = open.get(key)
  if (known !== undefined) return known
  const scope = requireMember(ctx, realEstateId, 'read')
  const ids: string[] = []
  const found = Promise.resolve()
    .then(() => {
      open.delete(key)
      return listTodoPictures(ctx.reads, scope, [...new Set(ids)], size)
    })
    .then((rows) => Map.groupBy(rows, (row) => row.todoId))
  const asked = { ids, found }
  open.set(key, asked)
  return asked
}
