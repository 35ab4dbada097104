import { hashKey, type FetchQueryOptions } from '@tanstack/react-query'
import { housesOf, housesQuery } from './active-house.ts'
import { readChosenHouse } from './chosen-house.ts'
import { chooseHouse } from './house-choice.ts'
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
  await Promise.all([bring(housesQuery), bring(referencesQuery)])
  const houses = housesOf(queryClient.getQueryData(housesQuery.queryKey))
  const id = chooseHouse(houses, readChosenHouse())?.id
  if (id === undefined) return
  await Promise.all([
    bring(houseQuery(id)),
    bring(componentsQuery(id)),
    bring(analysisQuery(id)),
    bring(todosQuery(id, 'open')),
    bring(upcomingQuery(id)),
  ])
}

async function bring<Answer>(options: FetchQueryOptions<Answer>): Promise<void> {
  const name = nameOnDevice(hashKey(options.queryKey))
  const found = await answersAhead()
  if (name !== undefined && found.has(name)) await queryClient.prefetchQuery(options)
}
