import { afterEach, expect, test, vi } from 'vitest'
import type { HousesQuery } from '#gql/graphql.ts'
import { forgetGone, housesQuery, onHouseGone } from './active-house.ts'
import { queryClient } from '#device/cache/query.ts'

vi.mock('#device/session/session.ts', () => ({ session: { state: () => ({ user: { id: 'anna' } }) } }))

const listOf = (...ids: readonly string[]) =>
  ({ realEstates: { nodes: ids.map((id) => ({ id })), nextCursor: null } }) as unknown as HousesQuery

afterEach(() => queryClient.clear())

test('a device that cannot forget one house still shows the others, and forgets the next', async () => {
  const forgotten: string[] = []
  onHouseGone(async (id) => {
    if (id === 'lake') throw new DOMException('the disk is broken', 'UnknownError')
    forgotten.push(id)
  })
  queryClient.setQueryData(housesQuery.queryKey, listOf('lake', 'hill', 'town'))
  await forgetGone(listOf('town'))
  expect(forgotten).toEqual(['hill'])
})
