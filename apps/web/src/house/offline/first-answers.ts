import { hashKey, type FetchQueryOptions, type Query } from '@tanstack/react-query'
import {
  HouseAnalysisDocument,
  HouseComponentsDocument,
  HouseDocument,
  HousesDocument,
  HouseTodosDocument,
  HouseUpcomingDocument,
  type HousesQuery,
} from '#gql/graphql.ts'
import { forgetGone, housesOf, housesQuery } from '#house/active-house.ts'
import { readChosenHouse } from '#device/cache/chosen-house.ts'
import { makeRequest, request } from '#device/net/graphql.ts'
import { chooseHouse } from '#house/house-choice.ts'
import {
  analysisQuery,
  comingRows,
  componentsQuery,
  houseQuery,
  todosQuery,
  upcomingQuery,
} from '#house/house-queries.ts'
import { firstOf } from '#house/records.ts'
import { queryClient } from '#device/cache/query.ts'
import { bringBack, nameOnDevice } from '#device/cache/query-persister.ts'
import { answersAhead } from '#device/cache/query-store.ts'
import { referencesQuery } from '#house/references.ts'
import { guest, session, type SignedIn } from '#device/session/session.ts'
import { uplink } from '#device/net/uplink.ts'

/**
 * What most pages begin with, as far as it was read ahead, into memory before they are drawn: they draw themselves once
 * and whole, instead of anew with each answer. A device that holds nothing yet asks for all of it at once.
 */
export async function bringFirstAnswers(): Promise<void> {
  const [isKnown] = await Promise.all([bring(housesQuery), bring(referencesQuery)])
  if (!isKnown) return expect(askFirst(request))
  const houses = housesOf(queryClient.getQueryData(housesQuery.queryKey))
  const id = chooseHouse(houses, readChosenHouse())?.id
  if (id === undefined) return
  await Promise.all(firstOf(id, bring))
}

async function bring<Answer>(options: FetchQueryOptions<Answer>): Promise<boolean> {
  const name = nameOnDevice(hashKey(options.queryKey))
  const found = await answersAhead()
  if (name === undefined || !found.has(name)) return false
  const query = made(options)
  return query !== undefined && bringBack(query)
}

/** The same with the token of a login, while its person is still being asked for. */
export function askWhileSigningIn(token: string): void {
  const holder: SignedIn = { state: () => ({ ...guest, loggedIn: true }), authorised: (send) => send(token) }
  const answers = askFirst(makeRequest(uplink, holder))
  const leave = session.subscribe(go)
  if (session.state().loggedIn) go()
  function go(): void {
    leave()
    if (session.state().loggedIn) expect(answers)
  }
}

/** The pages that ask for the houses wait for these answers; should they fail, they ask by themselves. */
function expect(answers: Promise<FirstAnswers>): void {
  const answered = async (): Promise<HousesQuery> => {
    const { houses, puts } = await answers
    await forgetGone(houses)
    const id = chooseHouse(housesOf(houses), readChosenHouse())?.id
    for (const take of puts) take(id)
    return houses
  }
  // Nobody may come to wait for them.
  answers.catch(() => undefined)
  const askAnew = async (): Promise<HousesQuery> => {
    const houses = await request(HousesDocument, {})
    await forgetGone(houses)
    return houses
  }
  // The query keeps this function for whenever it is asked again: what was fetched ahead is its answer once.
  let isAhead = true
  void queryClient.prefetchQuery({
    ...housesQuery,
    queryFn: () => {
      if (!isAhead) return askAnew()
      isAhead = false
      return answered().catch(askAnew)
    },
  })
}

type FirstAnswers = {
  readonly houses: HousesQuery
  readonly puts: readonly ((id: string | undefined) => void)[]
}

/**
 * All in one go, before anybody knows which house it will be. Without a choice the server takes the one recorded
 * first, as the pages do; where they mean another, what it said is dropped.
 */
async function askFirst(ask: typeof request): Promise<FirstAnswers> {
  const house = { realEstateId: readChosenHouse() }
  const asked = [
    taken(ask(HouseDocument, house), houseQuery, ({ realEstate }) => (realEstate ? [realEstate] : undefined)),
    taken(ask(HouseComponentsDocument, house), componentsQuery, ({ realEstate }) =>
      listOf(realEstate?.components),
    ),
    taken(ask(HouseAnalysisDocument, house), analysisQuery, (told) => told),
    taken(
      ask(HouseTodosDocument, { ...house, state: 'open' }),
      (id) => todosQuery(id, 'open'),
      ({ realEstate }) => listOf(realEstate?.todos),
    ),
    taken(ask(HouseUpcomingDocument, { ...house, first: comingRows }), upcomingQuery, (coming) => coming),
  ]
  const houses = await ask(HousesDocument, {})
  return { houses, puts: await Promise.all(asked) }
}

async function taken<Answer extends { readonly realEstate?: { readonly id: string } | null }, Kept>(
  asked: Promise<Answer>,
  queryOf: (id: string) => FetchQueryOptions<Kept>,
  keep: (answer: Answer) => Kept | undefined,
): Promise<(id: string | undefined) => void> {
  try {
    const answer = await asked
    return (id) => {
      if (id !== undefined && answer.realEstate?.id === id) put(queryOf(id), keep(answer))
    }
  } catch {
    // The page asks for it again and says what is wrong.
    return () => undefined
  }
}

function put<Kept>(options: FetchQueryOptions<Kept>, value: Kept | undefined): void {
  made(options)
  queryClient.setQueryData(options.queryKey, value)
}

/** Only where it is whole; a longer list is followed to its end by whoever wants it. */
const listOf = <Node>(
  page: { readonly nodes: readonly Node[]; readonly nextCursor?: string | null } | null | undefined,
): readonly Node[] | undefined => (page?.nextCursor === null ? page.nodes : undefined)

/** Made first with all it is: an answer kept on the device must fit the question of its page. */
function made<Answer>(options: FetchQueryOptions<Answer>): Query | undefined {
  const cache = queryClient.getQueryCache()
  cache.build(queryClient, queryClient.defaultQueryOptions(options))
  return cache.find({ queryKey: options.queryKey })
}
