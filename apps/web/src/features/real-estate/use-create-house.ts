import { GraphqlError, request } from '#lib/graphql.ts'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { CreateRealEstateDocument, HouseDocument, UpdateRealEstateDocument } from '../../gql/graphql.ts'
import type { HouseInput } from './house-values.ts'

type Made = { readonly id: string; readonly key: string; readonly input: HouseInput }

/**
 * Records the house of a draft, once, however often it has to be sent. `onRecorded` comes before anything else is asked
 * of the network: from then on the draft must not come back.
 */
export function useCreateHouse(onRecorded: () => void, onCreated: (id: string, name: string) => void) {
  return useSubmit(async ({ id: draftId, key, input }: Made, laterKey: string) => {
    const id = await record(draftId, key, input, laterKey)
    onRecorded()
    await refreshHouse(id, 'facts')
    onCreated(id, input.name)
  })
}

async function record(id: string, key: string, input: HouseInput, laterKey: string): Promise<string> {
  try {
    await request(CreateRealEstateDocument, { input: { ...input, id, idempotencyKey: key } })
    return id
  } catch (error) {
    if (!(error instanceof GraphqlError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error
  }
  // An earlier try arrived although its answer was lost. At the same address what was changed since goes on top of it;
  // at another one the draft became a second house, and the first is not touched.
  const { realEstate } = await request(HouseDocument, { realEstateId: id })
  if (realEstate !== null && realEstate !== undefined && isSameAddress(realEstate, input)) {
    const expectedVersion = realEstate.version
    await request(UpdateRealEstateDocument, {
      id,
      input: { ...input, expectedVersion, idempotencyKey: laterKey },
    })
    return id
  }
  const otherId = newId()
  await request(CreateRealEstateDocument, { input: { ...input, id: otherId, idempotencyKey: laterKey } })
  return otherId
}

type Text = string | null | undefined
type Address = { readonly street?: Text; readonly houseNumber?: Text; readonly zip?: Text }

const isSameAddress = (one: Address, other: Address): boolean =>
  one.street === other.street &&
  (one.houseNumber ?? '') === (other.houseNumber ?? '') &&
  one.zip === other.zip
