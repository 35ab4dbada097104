import { GraphqlError, request } from '#lib/graphql.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { CreateRealEstateDocument, HouseDocument, UpdateRealEstateDocument } from '../../gql/graphql.ts'
import type { HouseInput } from './house-values.ts'

type Made = { readonly id: string; readonly key: string; readonly input: HouseInput }

/** Records the house of a draft, once, however often it has to be sent. */
export function useCreateHouse(onCreated: (id: string, name: string) => void) {
  return useSubmit(async ({ id, key, input }: Made, laterKey: string) => {
    try {
      await request(CreateRealEstateDocument, { input: { ...input, id, idempotencyKey: key } })
    } catch (error) {
      if (!(error instanceof GraphqlError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error
      await changeRecorded(id, input, laterKey)
    }
    await refreshHouse(id, 'facts')
    onCreated(id, input.name)
  })
}

// An earlier try arrived although its answer was lost; what was changed since goes on top of it.
async function changeRecorded(id: string, input: HouseInput, idempotencyKey: string): Promise<void> {
  const { realEstate } = await request(HouseDocument, { realEstateId: id })
  const expectedVersion = realEstate?.version ?? 0
  await request(UpdateRealEstateDocument, { id, input: { ...input, expectedVersion, idempotencyKey } })
}
