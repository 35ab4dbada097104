import type { FetchQueryOptions } from '@tanstack/react-query'
import { housesOf, housesQuery } from '#house/active-house.ts'
import { readChosenHouse } from '#device/cache/chosen-house.ts'
import { chooseHouse } from '#house/house-choice.ts'
import { analysisQuery, componentsQuery, houseQuery, todosQuery } from '#house/house-queries.ts'
import { firstOf } from '#house/records.ts'
import { registerPayload } from '#device/routing/prefetch.ts'
import { queryClient } from '#device/cache/query.ts'
import { referencesQuery } from '#house/references.ts'

/** What the main pages show of the house in hand; what was read a moment ago is not asked again. */
export function registerPayloads(): void {
  registerPayload('dashboard', () => ofHouse((id) => [...firstOf(id, fetched), fetched(referencesQuery)]))
  registerPayload('analysis', () =>
    ofHouse((id) => [
      fetched(houseQuery(id)),
      fetched(componentsQuery(id)),
      fetched(analysisQuery(id)),
      fetched(referencesQuery),
    ]),
  )
  registerPayload('todos', () =>
    ofHouse((id) => [fetched(houseQuery(id)), fetched(componentsQuery(id)), fetched(todosQuery(id, 'open'))]),
  )
}

async function ofHouse(ask: (id: string) => readonly Promise<void>[]): Promise<void> {
  const houses = await queryClient.ensureQueryData(housesQuery)
  const id = chooseHouse(housesOf(houses), readChosenHouse())?.id
  if (id !== undefined) await Promise.all(ask(id))
}

const fetched = <Answer>(options: FetchQueryOptions<Answer>): Promise<void> =>
  queryClient.prefetchQuery(options)
