import {
  notifyManager,
  onlineManager,
  QueryClient,
  queryOptions,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import type { TypedDocumentString } from '#gql/graphql.ts'
import { connection } from '#device/net/connection.ts'
import { request } from '#device/net/graphql.ts'
import { onSent } from '#device/outbox/outbox.ts'
import { keepNow, persisterOf, youngMs } from './query-persister.ts'
import { forgetAnswersOf } from './query-store.ts'
import { session } from '#device/session/session.ts'
import { Unreachable } from '#device/net/unreachable.ts'
import { isBrowser } from '#device/world.ts'

const day = 24 * 60 * 60 * 1_000
const triesAfterFault = 2

const userId = (): string | undefined => session.state().user?.id

/** Everything the app has read: shown at once as last seen, then asked anew. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: youngMs,
      gcTime: day,
      // Offline is found out by trying: the browser's own word is often wrong.
      networkMode: 'offlineFirst',
      // A refusal stays one; only a line that failed is worth another try.
      retry: (count, error) => error instanceof Unreachable && count < triesAfterFault,
      persister: persisterOf('plain'),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Query options for a document. Keys of a house begin with `['house', realEstateId, …]`. */
export const graphqlQuery = <Result, Variables>(
  key: readonly unknown[],
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  /** Hears what the server said before anybody sees it; never what was only kept. */
  hear?: (result: Result) => Promise<void>,
) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }: QueryFunctionContext) =>
      asOnePerson(async () => {
        const result = await request(document, variables, { signal })
        await hear?.(result)
        return result
      }),
    persister: persisterOf(String(document)),
  })

type Page<Node> = { readonly nodes: readonly Node[]; readonly nextCursor?: string | null } | null | undefined

/** Query options for a whole list: follows the pages to the end, so that nothing is missing offline. */
export const graphqlList = <Result, Variables, Node>(
  key: readonly unknown[],
  document: TypedDocumentString<Result, Variables & { after?: string | null }>,
  variables: Variables,
  pick: (result: Result) => Page<Node>,
) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }: QueryFunctionContext) =>
      asOnePerson(async (): Promise<readonly Node[]> => {
        const nodes: Node[] = []
        let after: string | null = null
        do {
          const page = pick(await request(document, { ...variables, after }, { signal }))
          nodes.push(...(page?.nodes ?? []))
          after = page?.nextCursor ?? null
        } while (after !== null)
        return nodes
      }),
    persister: persisterOf(String(document)),
  })

/** An answer that arrives after somebody else signed in belongs to nobody here. */
async function asOnePerson<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const asked = userId()
  const answer = await ask()
  if (userId() !== asked) throw new Error('another person is signed in by now')
  return answer
}

const gatherMs = 300
/** Reading costs points on the server, and an owner who ticks off ten to-dos in a row has seen the answers already. */
const restMs = 5_000
type Heard = { readonly names: readonly string[]; readonly isEcho: () => boolean }
let heard: Heard[] = []
let askedAt = -restMs
let gathering: ReturnType<typeof setTimeout> | undefined

/**
 * Something changed in a house: what was read of it is asked anew, once for many changes in a row. Whether it is only
 * the echo of an own write is asked last, because its answer may come after the echo.
 */
export function houseChanged(realEstateId: string, verb = '', isEcho = () => false): void {
  const names = partsOf(verb).map((part) => `${realEstateId}${part}`)
  // Its name and state stand in the list of all houses too.
  if (/^real_estate|RealEstate/.test(verb)) names.push('"houses"')
  heard.push({ names, isEcho })
  clearTimeout(gathering)
  gathering = setTimeout(
    () => {
      const news = heard.filter((one) => !one.isEcho()).flatMap((one) => one.names)
      heard = []
      if (news.length === 0) return
      askedAt = performance.now()
      void queryClient.invalidateQueries({
        predicate: ({ queryHash }) => news.some((name) => queryHash.includes(name)),
      })
    },
    Math.max(gatherMs, askedAt + restMs - performance.now()),
  )
}

/** Which answers a change can have touched; a verb nobody knows touches all of the house. */
function partsOf(verb: string): readonly string[] {
  if (/todo|picture/i.test(verb)) return ['","todo', '","pictures', '","upcoming', '","history']
  // Amounts of all kinds are read with the analysis; a task that was done becomes an event.
  // A renewal and its component are one, and a new heating is a fact of the house.
  if (/component_event/.test(verb)) return ['","component', '","analysis', '","upcoming', '","history']
  if (/component\.replace/.test(verb)) return ['']
  if (/maintenance/.test(verb))
    return ['","upkeep', '","component-events', '","analysis', '","upcoming', '","history']
  if (/measure|analysis|component\.cost/.test(verb)) return ['","analysis', '","upcoming', '","history']
  if (/component/i.test(verb)) return ['","component', '","analysis', '","upcoming', '","history']
  if (/room/i.test(verb)) return ['","room', '","history']
  if (/emergency/i.test(verb)) return ['","emergency', '","history']
  return ['']
}

const untold: (() => void)[] = []

/** What comes back from the device at one moment is one picture, not one for each answer. */
function tellTogether(tell: () => void): void {
  if (untold.push(tell) > 1) return
  setTimeout(() => {
    for (const one of untold.splice(0)) one()
  })
}

/** Empties what was read for this person, on the device and in this tab. */
export async function forgetAnswers(): Promise<void> {
  const person = userId()
  queryClient.clear()
  if (person !== undefined) await forgetAnswersOf(person)
}

if (isBrowser) bind()

function bind(): void {
  notifyManager.setScheduler(tellTogether)
  onlineManager.setEventListener((setOnline) => {
    setOnline(connection.state().online)
    return connection.subscribe(() => setOnline(connection.state().online))
  })
  onSent(({ realEstateId, op }) => houseChanged(realEstateId, op))
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual !== true) return
    // What a sender puts in by hand leaves the queue at the same moment, and must not be missing offline.
    void keepNow(event.query)
  })
  let person = userId()
  session.subscribe(() => {
    if (userId() === person) return
    person = userId()
    queryClient.clear()
  })
  // Not when a session merely ran out: the same person comes back and wants to find everything.
  session.onSignOut(forgetAnswersOf)
}
