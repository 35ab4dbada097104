import { GraphqlError } from '#device/net/graphql.ts'
import { isHereAlone } from '#device/outbox/entry.ts'
import { discard } from '#device/outbox/outbox.ts'
import { keyDone } from '#device/outbox/snapshot.ts'
import { readAll } from '#device/outbox/store.ts'
import { undoAct, undoRefusal } from '#house/acts/undo.ts'
import type { Entry } from './said.ts'

/**
 * Takes back an act of the queue. When its turn comes, the server has the act, has refused it, or never got it for
 * waiting behind a refusal; what is still here then goes.
 */
export async function sendUndo(
  { realEstateId, key, variables: { undoes = '' } }: Entry,
  signal: AbortSignal,
): Promise<undefined> {
  const act = (await readAll()).find((one) => one.key === undoes)
  const mayHaveIt = act === undefined || !isHereAlone(act)
  if (mayHaveIt)
    try {
      await undoAct(realEstateId, keyDone(undoes), { key, signal })
    } catch (error) {
      if (act === undefined || !(error instanceof GraphqlError) || error.code !== 'NOT_FOUND')
        throw inWords(error)
    }
  if (act !== undefined) await discard(act.seq)
  return undefined
}

/** The refusal for its owner, told from a conflict of rows, which the queue would settle. */
function inWords(error: unknown): unknown {
  if (!(error instanceof GraphqlError)) return error
  const { code, status, current } = error
  return Object.assign(new Error(undoRefusal(error)), { code, status, current })
}
