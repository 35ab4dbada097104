import { requireMember, type Context } from '#platform/db/access.ts'
import { pageSize } from '#platform/db/page.ts'
import { listPicturesOf, type PictureOwner } from './pictures.queries.ts'
import type { PictureRow } from './pictures.table.ts'
import type { Picture } from './pictures.service.ts'

type Asked = { readonly ids: string[]; readonly found: Promise<Map<string | null, PictureRow[]>> }
const waiting = new WeakMap<Context, Map<string, Asked>>()

/** The pictures of a to-do, of an entry or of a defect. All of a page ask in one turn and become one statement. */
export async function getPicturesOf(
  ctx: Context,
  owner: PictureOwner,
  one: { readonly realEstateId: string; readonly id: string },
  first: number | null | undefined,
): Promise<Picture[]> {
  const asked = askTogether(ctx, owner, one.realEstateId, pageSize(first))
  asked.ids.push(one.id)
  return (await asked.found).get(one.id) ?? []
}

function askTogether(ctx: Context, owner: PictureOwner, realEstateId: string, size: number): Asked {
  const open = waiting.get(ctx) ?? new Map<string, Asked>()
  waiting.set(ctx, open)
  const key = `${owner} ${realEstateId} ${size}`
  const known = open.get(key)
  if (known !== undefined) return known
  const scope = requireMember(ctx, realEstateId, 'read')
  const ids: string[] = []
  const found = Promise.resolve()
    .then(() => {
      open.delete(key)
      return listPicturesOf(ctx.reads, scope, owner, [...new Set(ids)], size)
    })
    .then((rows) => Map.groupBy(rows, (row) => row[owner]))
  const asked = { ids, found }
  open.set(key, asked)
  return asked
}
