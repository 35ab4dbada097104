import { errorLabels } from '@hauswart/domain/errors/error.labels'
import { trashKinds } from '@hauswart/domain/trash/trash'
import { trashKindLabels } from '@hauswart/domain/trash/trash.labels'
import { GraphqlError, request, Unreachable } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { UndoDocument } from '#gql/graphql.ts'
import { houseChanged } from '#house/news.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { undoTexts } from './undo.texts.ts'

export type Undone = {
  /** Undoing this brings everything again. */
  readonly actId: string
  readonly isRedo: boolean
}

type Try = { readonly key?: string; readonly signal?: AbortSignal }

/** Undoes an act of a house as a whole, and asks anew what it changed. */
export async function undoAct(
  realEstateId: string,
  act: string,
  { key = newId(), ...options }: Try = {},
): Promise<Undone> {
  const { undo } = await request(UndoDocument, { realEstateId, act, input: { idempotencyKey: key } }, options)
  // Somebody else has undone it already where nothing changed: what is shown is old.
  houseChanged(
    realEstateId,
    undo.changed.map(({ noun }) => noun),
  )
  return undo
}

/** Undoes what was done on the server at once, and says why not; whether it is undone. */
export async function undoSent(realEstateId: string, key: string): Promise<boolean> {
  try {
    await undoAct(realEstateId, key)
    return true
  } catch (error) {
    toast({ text: undoRefusal(error), tone: 'due' })
    return false
  }
}

/** Why it was not undone, in the words of the owner. */
export function undoRefusal(error: unknown): string {
  if (error instanceof Unreachable) return undoTexts.offline
  if (!(error instanceof GraphqlError)) return errorLabels.INTERNAL
  if (error.code !== 'CONFLICT') return errorLabels[error.code ?? 'INTERNAL']
  const later = (Array.isArray(error.current) ? (error.current as unknown[]) : []).map(asRecord)
  const nouns = later.map(({ noun }) => noun)
  const things = undoTexts.things(
    trashKinds.filter((kind) => nouns.includes(kind)).map((kind) => trashKindLabels[kind]),
  )
  const { actorName } = asRecord(later[0]?.['by'])
  return typeof actorName === 'string' ? undoTexts.changedBy(actorName, things) : undoTexts.changed(things)
}
