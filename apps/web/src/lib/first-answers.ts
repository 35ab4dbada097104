import { hashKey, type FetchQueryOptions } from '@tanstack/react-query'
import { housesQuery } from './active-house.ts'
import { readChosenHouse } from './chosen-house.ts'
import { analysisQuery, componentsQuery, houseQuery, todosQuery, upcomingQuery } from './house-queries.ts'
import { queryClient } from './query.ts'
import { nameOnDevice } from './query-persister.ts'
import { answersAhead } from './query-store.ts'
import { referencesQuery } from './references.ts'

/**
 * What most pages begin with, as far as it was read ahead, into memory before they are drawn: they draw themselves once
 * and whole, instead of anew with each answer. Nothing is asked of the server here.
 */
export async function bringFirstAnswers(): Promise<void> {
  const house = readChosenHouse()
  const first = [ahead(housesQuery), ahead(referencesQuery)]
  if (house !== null)
    first.push(
      ahead(houseQuery(house)),
      ahead(componentsQuery(house)),
      ahead(analysisQuery(house)),
      ahead(todosQuery(house, 'open')),
      ahead(upcomingQuery(house)),
    )
  const found = await answersAhead()
  const kept = first.filter(({ name }) => name !== undefined && found.has(name))
  await Promise.all(kept.map(({ bring }) => bring()))
}

const ahead = <Answer>(options: FetchQueryOptions<Answer>) => ({
  name: nameOnDevice(hashKey(options.queryKey)),
  bring: () => queryClient.prefetchQuery(options),
})
