import { AppError } from '#platform/app-error.ts'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { listActs, type ActRow, type ImageRow, type LaterActRow } from './undo.queries.ts'
import { undoings } from './undo.rows.queries.ts'
import { tableOf } from './undo.table.ts'

/** Who went on from what the act left; nobody known where a job or an operator did. */
type Later = {
  readonly noun: string
  readonly id: string
  readonly by: Omit<LaterActRow, 'undoes'> | null
}

type Tried = { readonly images: readonly ImageRow[]; readonly changed: readonly unknown[] }

/**
 * Not every row had the mark of the act any more. Either somebody has undone it already, and there was nothing left to
 * do, or somebody went on from it: then it is refused and says who and what.
 */
export async function assertUndone(
  tx: Tx & { readonly actId: string },
  scope: RealEstateScope,
  act: ActRow,
  { images, changed }: Tried,
): Promise<void> {
  const marks = await marksOf(tx, scope, act, images)
  const markOf = (image: ImageRow) => marks.get(keyOf(image))
  const known = [...marks.values()].filter((mark) => mark !== null)
  const acts = new Map((await listActs(tx, scope, [...new Set(known)])).map((row) => [row.id, row]))
  const isAsBefore = (image: ImageRow): boolean => {
    const mark = markOf(image)
    if (mark === undefined) return !image.wasThere
    return (image.wasThere && mark === image.markBefore) || acts.get(mark ?? '')?.undoes === act.id
  }
  if (changed.length === 0 && images.every(isAsBefore)) return
  // What this try could put back was, and has the mark from before the act or that of this try.
  const isLater = (image: ImageRow): boolean => {
    const mark = markOf(image)
    if (mark === undefined) return image.leaves !== null && image.wasThere
    return mark !== tx.actId && mark !== image.leaves && mark !== image.markBefore
  }
  const current = images.filter(isLater).map((image): Later => {
    const by = acts.get(markOf(image) ?? '')
    return { noun: tableOf(image.relation), id: image.rowId, by: by === undefined ? null : told(by) }
  })
  throw new AppError('CONFLICT', { current })
}

const keyOf = ({ relation, rowId }: Pick<ImageRow, 'relation' | 'rowId'>): string => `${relation} ${rowId}`

async function marksOf(
  tx: Tx,
  scope: RealEstateScope,
  act: ActRow,
  images: readonly ImageRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const nouns = new Set(images.map(({ relation }) => tableOf(relation)))
  const statements = [...nouns].flatMap((noun) => undoings.get(noun)?.marks ?? [])
  const rows = await Promise.all(statements.map((marks) => tx.rows(scope, marks, [act.id])))
  return new Map(rows.flat().map((row) => [keyOf(row), row.actId]))
}

const told = ({ id, at, actorId, actorName, verb }: LaterActRow): Later['by'] => ({
  id,
  at,
  actorId,
  actorName,
  verb,
})
