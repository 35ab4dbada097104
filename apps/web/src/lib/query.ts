import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { onlineManager, QueryClient, queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import type { TypedDocumentString } from '../gql/graphql.ts'
import { connection } from './connection.ts'
import { request } from './graphql.ts'
import { onSent } from './outbox/outbox.ts'
import { forgetAnswer, forgetAnswersOf, keepAnswer, readAnswer } from './query-store.ts'
import { session } from './session/session.ts'
import { storageKeys } from './storage-keys.ts'
import { Unreachable } from './unreachable.ts'
import { isBrowser } from './world.ts'

const day = 24 * 60 * 60 * 1_000
const keptForMs = 90 * day
const triesAfterFault = 2

const userId = (): string | undefined => session.state().user?.id

/** Everything the app has read: shown at once as last seen, then asked anew. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
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
) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }: QueryFunctionContext) =>
      asOnePerson(() => request(document, variables, { signal })),
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

/** What is stored fits the question it answered: the same document, or it is not used. */
function persisterOf(document: string) {
  const { persisterFn } = experimental_createQueryPersister({
    storage: isBrowser ? storage : undefined,
    buster: shortHash(document),
    maxAge: keptForMs,
    prefix: '',
  })
  return persisterFn
}

// A full or missing store only means that there is nothing to show offline; it must not break reading online.
const storage = {
  getItem: (key: string) => named(key, readAnswer),
  setItem: (key: string, text: string) => named(key, (own) => keepAnswer(own, text, activeHouse())),
  removeItem: (key: string) => named(key, forgetAnswer),
}

async function named<Result>(
  key: string,
  act: (own: string) => Promise<Result>,
): Promise<Result | undefined> {
  const person = userId()
  if (person === undefined) return undefined
  try {
    return await act(`${person}${key}`)
  } catch {
    return undefined
  }
}

function activeHouse(): string | undefined {
  try {
    return localStorage.getItem(storageKeys.house) ?? undefined
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

const gatherMs = 300
const changedHouses = new Set<string>()
let gathering: ReturnType<typeof setTimeout> | undefined

/** Something changed in a house: what was read of it is asked anew, once for many changes in a row. */
export function houseChanged(realEstateId: string): void {
  changedHouses.add(realEstateId)
  clearTimeout(gathering)
  gathering = setTimeout(() => {
    const houses = [...changedHouses]
    changedHouses.clear()
    void queryClient.invalidateQueries({
      predicate: ({ queryHash }) => houses.some((house) => queryHash.includes(house)),
    })
  }, gatherMs)
}

/** Empties what was read for this person, on the device and in this tab. */
export async function forgetAnswers(): Promise<void> {
  const person = userId()
  queryClient.clear()
  if (person !== undefined) await forgetAnswersOf(person)
}

if (isBrowser) bind()

function bind(): void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(connection.state().online)
    return connection.subscribe(() => setOnline(connection.state().online))
  })
  onSent(({ realEstateId }) => houseChanged(realEstateId))
  let person = userId()
  session.subscribe(() => {
    if (userId() === person) return
    person = userId()
    queryClient.clear()
  })
  // Not when a session merely ran out: the same person comes back and wants to find everything.
  session.onSignOut(forgetAnswersOf)
}
