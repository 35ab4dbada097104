import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { readChosenHouse } from './chosen-house.ts'
import { forgetAnswer, keepAnswer, readAnswer } from './query-store.ts'
import { session } from '#device/session/session.ts'
import { isBrowser } from '#device/world.ts'

const keptForMs = 90 * 24 * 60 * 60 * 1_000
const lastingMs = 60 * 60 * 1_000
/** How long what the server said is shown without asking again. */
export const freshMs = 30_000

/** How an answer lies on the device. What is stored fits the question it answered: the same document, or it is not used. */
type Kept = {
  readonly buster: string
  readonly state: { readonly data?: unknown; readonly dataUpdatedAt: number }
}

const busters = new WeakMap<object, string>()

/** Shows what the device has kept of a question while the server is asked, and keeps what it answers. */
export function persisterOf(document: string) {
  const persister = async <Answer, Key extends QueryKey>(
    ask: (context: QueryFunctionContext<Key>) => Answer | Promise<Answer>,
    context: QueryFunctionContext<Key>,
    query: Query,
  ): Promise<Answer> => {
    if (!isBrowser) return ask(context)
    if (query.state.data === undefined && (await bringBack(query)) && isEnough(query)) {
      // Ends the question with what was brought, as old as it is.
      void query.cancel({ revert: true })
      return query.state.data as Answer
    }
    const answer = await ask(context)
    void keep(query, { data: answer, dataUpdatedAt: Date.now() })
    return answer
  }
  busters.set(persister, shortHash(document))
  return persister
}

/**
 * Who only searches takes what is kept, and the figures of the trade are good for a day: what says of itself that it
 * lasts. Anything else is asked however young: a page that was left at once may not have kept what was last written on it.
 */
const isEnough = ({ observers }: Query): boolean =>
  observers.length > 0 &&
  observers.every((observer) => {
    const { staleTime } = observer.options
    return typeof staleTime === 'number' && staleTime >= lastingMs && !observer.getCurrentResult().isStale
  })

/** Puts what the device has kept of a question into memory, and asks nobody. Whether there was something. */
export async function bringBack(query: Query): Promise<boolean> {
  const text = await named(`-${query.queryHash}`, readAnswer)
  const kept = text === undefined ? undefined : readKept(text)
  if (kept === undefined || query.state.data !== undefined) return false
  const { data, dataUpdatedAt } = kept.state
  const isUsable =
    kept.buster === busterOf(query) && Date.now() - dataUpdatedAt < keptForMs && data !== undefined
  // Older by as long as an answer is fresh: whoever turned the page before the server had answered left this behind,
  // and the next page must ask. All alike, so that the younger of two stays the younger.
  const updatedAt = Math.min(dataUpdatedAt, Date.now()) - freshMs
  if (isUsable) query.setData(data, { updatedAt, manual: true })
  return isUsable
}

function readKept(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept
  } catch {
    return undefined
  }
}

const busterOf = ({ options }: Query): string | undefined => busters.get(options.persister ?? {})

// A full or missing store only means that there is nothing to show offline; it must not break reading online.
async function keep(query: Query, state: Kept['state']): Promise<void> {
  const buster = busterOf(query)
  if (buster === undefined) return
  const text = JSON.stringify({ buster, state } satisfies Kept)
  await named(`-${query.queryHash}`, (own) => keepAnswer(own, text, readChosenHouse() ?? undefined))
}

/** Keeps what a query holds now, without waiting for its next answer. */
export const keepNow = (query: Query): Promise<void> => keep(query, query.state)

/** What is kept of a query is out of date; a page opened anew must ask. */
export const forgetKept = async ({ queryHash }: Pick<Query, 'queryHash'>): Promise<void> =>
  named(`-${queryHash}`, forgetAnswer)

/** What an answer is called in the store: of this person, or of nobody. */
export const nameOnDevice = (queryHash: string): string | undefined => owned(`-${queryHash}`)

function owned(key: string): string | undefined {
  const person = session.state().user?.id
  return person === undefined ? undefined : `${person}${key}`
}

async function named<Result>(
  key: string,
  act: (own: string) => Promise<Result>,
): Promise<Result | undefined> {
  const own = owned(key)
  if (own === undefined) return undefined
  try {
    return await act(own)
  } catch {
    return undefined
  }
}

// FNV-1a: tells two documents apart, nothing more.
function shortHash(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}
