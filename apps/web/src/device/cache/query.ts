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
import { freshMs, keepNow, persisterOf } from './query-persister.ts'
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
      staleTime: freshMs,
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

/**
 * The same for one part of the answer, as a row or a short list. What is kept is the part: another shape than the whole
 * answer to this document, and never read as one. `ask` goes to the server and nowhere else.
 */
export const graphqlPart = <Result, Variables, Part>(
  key: readonly unknown[],
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  pick: (result: Result) => Part,
) => {
  const ask = (signal: AbortSignal): Promise<Part> =>
    asOnePerson(async () => pick(await request(document, variables, { signal })))
  const persister = persisterOf(`row of ${String(document)}`)
  return { ...queryOptions({ queryKey: key, queryFn: ({ signal }) => ask(signal), persister }), ask }
}

type Page<Node> = { readonly nodes: readonly Node[]; readonly nextCursor?: string | null } | null | undefined

/** Query options for a whole list: follows the pages to the end, so that nothing is missing offline. `ask` as above. */
export const graphqlList = <Result, Variables, Node>(
  key: readonly unknown[],
  document: TypedDocumentString<Result, Variables & { after?: string | null }>,
  variables: Variables,
  pick: (result: Result) => Page<Node>,
) => {
  const ask = (signal: AbortSignal) =>
    asOnePerson(async (): Promise<readonly Node[]> => {
      const nodes: Node[] = []
      let after: string | null = null
      do {
        const page = pick(await request(document, { ...variables, after }, { signal }))
        nodes.push(...(page?.nodes ?? []))
        after = page?.nextCursor ?? null
      } while (after !== null)
      return nodes
    })
  const persister = persisterOf(String(document))
  return { ...queryOptions({ queryKey: key, queryFn: ({ signal }) => ask(signal), persister }), ask }
}

/** An answer that arrives after somebody else signed in belongs to nobody here. */
async function asOnePerson<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const asked = userId()
  const answer = await ask()
  if (userId() !== asked) throw new Error('another person is signed in by now')
  return answer
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
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual !== true) return
    // What tells its age has just come from the device.
    if (event.action.dataUpdatedAt !== undefined) return
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
