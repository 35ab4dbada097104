import type { NotUndoable } from '@hauswart/domain/acts/undo'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import type { Statement } from '#platform/db/db-wire.ts'
import { takeTurn } from '#platform/db/house-limit.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { assertFits } from './undo.checks.service.ts'
import { assertUndone } from './undo.later.service.ts'
import { findAct, listImages, undoUnseen, type ActRow, type ImageRow } from './undo.queries.ts'
import { undoings, type RestoredRow } from './undo.rows.queries.ts'
import { tableOf } from './undo.table.ts'

export type Changed = { readonly noun: string; readonly id: string; readonly version: number }
export type Undone = {
  /** This undoing is an act too: undone, it brings everything again. */
  readonly actId: string
  /** What was done once, and is now undone, or done again. */
  readonly verb: string
  readonly isRedo: boolean
  readonly objectId: string
  readonly changed: readonly Changed[]
}

/**
 * Undoes one act of somebody, as a whole or not at all: every row it changed gets the content from before, under a new
 * version. Whoever could do the act may undo it, for 30 days, while nobody went on from what it left.
 */
export async function undo(
  ctx: Context,
  realEstateId: string,
  idOrKey: string,
  input: Keyed,
): Promise<Undone> {
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'act.undo', { realEstateId, act: idOrKey, ...input }, async (tx) => {
    const [found, images] = await Promise.all([findAct(tx, scope, idOrKey), listImages(tx, scope, idOrKey)])
    const act = mustFind(found)
    assertAllowed(act, images)
    const changed = await restore(tx, scope, act, images).catch(explain)
    if (changed.length < images.length) await assertUndone(tx, scope, act, { images, changed })
    await Promise.all([assertFewEnough(tx, scope, images), assertFits(tx, scope, revived(images))])
    const { objectId, rootId, rootVerb: verb, isInEffect, isExpense, isCredit, isOffset } = act
    const isRedo = !isInEffect
    tx.record({
      objectId,
      version: changed.find(({ id }) => id === objectId)?.version ?? 0,
      changes: {
        undoes: rootId,
        verb,
        isRedo,
        ...(isExpense && { expense: true }),
        ...(isCredit && { credit: true }),
        ...(isOffset && { offset: true }),
      },
      undoes: { id: act.id, need: act.need, finances: act.needsFinances },
      nouns: whispered(images),
    })
    return { actId: tx.actId, verb, isRedo, objectId, changed }
  })
}

const refusal = (reason: NotUndoable, cause?: unknown) => new AppError('NOT_UNDOABLE', { reason }, cause)

function assertAllowed(act: ActRow, images: readonly ImageRow[]): void {
  if ((act.need === 'own' && !act.mayOwn) || (act.needsFinances && !act.maySeeFinances))
    throw new AppError('FORBIDDEN')
  if (act.isFinal) throw refusal('final')
  if (act.isTooOld) throw refusal('too_old')
  if (images.length === 0 || images.some(({ relation }) => !undoings.has(tableOf(relation))))
    throw refusal('not_kept')
  if (images.some(({ isRemoved }) => isRemoved)) throw refusal('removed')
}

// Content that was right once is refused only for what it points at: the room of a component, removed since.
function explain(error: unknown): never {
  const isRefused = error instanceof AppError && error.code === 'BAD_INPUT'
  throw isRefused ? refusal('removed', error) : error
}

/** All of it in one round trip, table by table in one order: two who undo at once do not lock each other out. */
async function restore(
  tx: Tx,
  scope: RealEstateScope,
  act: ActRow,
  images: readonly ImageRow[],
): Promise<readonly Changed[]> {
  const run = async ([noun, statement]: Step): Promise<readonly Changed[]> =>
    (await tx.rows(scope, statement, [act.id])).map((row) => ({ noun, ...row }))
  // One list, awaited as one: a failure that nobody listens to would end the process.
  const [, changed] = await Promise.all([
    Promise.all(limited(images).map((noun) => takeTurn(tx, scope, noun))),
    Promise.all(stepsFor(images).map(run)),
    act.maySeeFinances ? undefined : undoUnseen(tx, scope, act.id),
  ])
  return changed.flat()
}

type Step = readonly [noun: string, statement: Statement<RestoredRow>]

function stepsFor(images: readonly ImageRow[]): readonly Step[] {
  const groups = Map.groupBy(images, ({ relation }) => tableOf(relation))
  return [...groups].flatMap(([noun, own]) => {
    const { putBack, unmake, makeAgain } = undoings.get(noun) ?? {}
    const statements = [
      own.some(({ wasThere, leaves }) => wasThere && leaves !== null) ? putBack : undefined,
      own.some(({ wasThere }) => !wasThere) ? unmake : undefined,
      own.some(({ wasThere, leaves }) => wasThere && leaves === null) ? makeAgain : undefined,
    ]
    return statements.flatMap((statement): Step[] => (statement === undefined ? [] : [[noun, statement]]))
  })
}

/** The nouns of which there may be more afterwards. */
const revived = (images: readonly ImageRow[]): readonly string[] => [
  ...new Set(images.filter(({ revives }) => revives).map(({ relation }) => tableOf(relation))),
]

/** Those of them of which a house can have only so many. */
const limited = (images: readonly ImageRow[]): readonly string[] =>
  revived(images).filter((noun) => undoings.get(noun)?.limit !== undefined)

/** What comes back must have room. It is counted with it, so the limit itself is allowed. */
async function assertFewEnough(tx: Tx, scope: RealEstateScope, images: readonly ImageRow[]): Promise<void> {
  const counts = await Promise.all(
    limited(images).map(async (noun) => {
      const limit = undoings.get(noun)?.limit
      if (limit === undefined) return false
      const [row] = await tx.rows(scope, limit.count)
      return (row?.count ?? 0) > limit.most
    }),
  )
  if (counts.includes(true)) throw new AppError('LIMIT_REACHED')
}

// Whether an amount hung on what came back is no news for everybody: they are always named, as when they are dropped.
const whispered = (images: readonly ImageRow[]): readonly string[] =>
  images.some(({ relation }) => undoings.get(tableOf(relation))?.carriesAmount === true) ? ['amount'] : []
