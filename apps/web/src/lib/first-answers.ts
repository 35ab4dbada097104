import { hashKey, type FetchQueryOptions } from '@tanstack/react-query'
import { activeHouseId, housesQuery } from './active-house.ts'
import { analysisQuery, componentsQuery, houseQuery, todosQuery, upcomingQuery } from './house-queries.ts'
import { queryClient } from './query.ts'
import { nameOnDevice } from './query-persister.ts'
import { readAhead } from './query-store.ts'
import { referencesQuery } from './references.ts'

/**
 * What most pages begin with, from the device into memory while their code is still on its way: they draw themselves
 * once and whole, instead of anew with each answer. Nothing is asked of the server here.
 */
export async function bringFirstAnswers(): Promise<void> {
  const house = activeHouseId()
  const first = [ahead(housesQuery), ahead(referencesQuery)]
  if (house !== null)
    first.push(
      ahead(houseQuery(house)),
      ahead(componentsQuery(house)),
      ahead(analysisQuery(house)),
      ahead(todosQuery(house, 'open')),
      ahead(upcomingQuery(house)),
    )
  const found = await readAhead(first.flatMap(({ name }) => name ?? []))
  for (const { name, bring } of first) if (name !== undefined && found.has(name)) void bring()
}

const ahead = <Answer>(options: FetchQueryOptions<Answer>) => ({
  name: nameOnDevice(hashKey(options.queryKey)),
  bring: () => queryClient.prefetchQuery(options),
})
