import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { notifyManager, type Query, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import { readChosenHouse } from './chosen-house.ts'
import { forgetAnswer, keepAnswer, readAnswer } from './query-store.ts'
import { session } from '#device/session/session.ts'
import { isBrowser } from '#device/world.ts'

/** A page that opens asks again for what is older. */
export const youngMs = 30_000
const keptForMs = 90 * 24 * 60 * 60 * 1_000

const keepers = new WeakMap<object, (query: Query) => Promise<void>>()

/** What is stored fits the question it answered: the same document, or it is not used. */
export function persisterOf(document: string) {
  const { persisterFn, persistQuery } = experimental_createQueryPersister({
    storage: isBrowser ? storage : undefined,
    buster: shortHash(document),
    maxAge: keptForMs,
    prefix: '',
    refetchOnRestore: false,
  })
  const persister = async <Answer, Key extends QueryKey>(
    ask: (context: QueryFunctionContext<Key>) => Answer | Promise<Answer>,
    context: QueryFunctionContext<Key>,
    query: Query,
  ): Promise<Answer> => {
    let isAsked = false
    const answer = await persisterFn<Answer, Key>(
      (own) => {
        isAsked = true
        return ask(own)
      },
      context,
      query,
    )
    // Shown from the device, then asked anew. The persister would do that itself, and let nobody catch what fails.
    if (!isAsked)
      notifyManager.schedule(() => {
        if (query.isStale()) void query.fetch().catch(() => undefined)
        else askLater(query)
      })
    return answer
  }
  keepers.set(persister, persistQuery)
  return persister
}

/** Long enough that the page listens; what it has asked again by then is not asked twice. */
const laterMs = 2_000

/**
 * However young: between two pages nobody listened to what became of the house, and what the last page wanted to forget
 * it may not have got round to. On a slow phone the page is not drawn by then: somebody looks again until it is, or until
 * the answer has grown old and the page asks by itself.
 */
function askLater(query: Query, { dataUpdatedAt } = query.state): void {
  setTimeout(() => {
    const { state, queryKey, observers } = query
    const isAsSeen = state.dataUpdatedAt === dataUpdatedAt && state.fetchStatus === 'idle'
    if (queryKey[0] !== 'house' || !isAsSeen) return
    if (observers.length === 0 && !query.isStaleByTime(youngMs)) return askLater(query, state)
    // Whoever only wants what is kept has said so.
    const isWanted = observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)
    if (isWanted) void query.fetch().catch(() => undefined)
  }, laterMs)
}

/** Keeps what a query holds now, without waiting for its next answer. */
export const keepNow = async (query: Query): Promise<void> =>
  keepers.get(query.options.persister ?? {})?.(query)

/** What is kept of a query is out of date; a page opened anew must ask. */
export const forgetKept = ({ queryHash }: Pick<Query, 'queryHash'>): Promise<unknown> =>
  storage.removeItem(`-${queryHash}`)

// A full or missing store only means that there is nothing to show offline; it must not break reading online.
const storage = {
  getItem: (key: string) => named(key, readAnswer),
  setItem: (key: string, text: string) =>
    named(key, (own) => keepAnswer(own, text, readChosenHouse() ?? undefined)),
  removeItem: (key: string) => named(key, forgetAnswer),
}

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
