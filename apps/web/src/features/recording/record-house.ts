import type { CreateRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { asRecord } from '#lib/as-record.ts'
import { GraphqlError, request } from '#lib/graphql.ts'
import { newId } from '#lib/new-id.ts'
import { CreateRealEstateDocument, HouseDocument, UpdateRealEstateDocument } from '../../gql/graphql.ts'
import type { Draft } from './draft.ts'
import { houseInput } from './house-input.ts'

/** The owner records this building already. */
export class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere'
  readonly id: string
  readonly label: string | undefined
  constructor(current: unknown) {
    super('the building is recorded already')
    const { id, name } = asRecord(current)
    this.id = typeof id === 'string' ? id : ''
    this.label = typeof name === 'string' ? name : undefined
  }
}

type Facts = Omit<CreateRealEstateInput, 'id'>

/** Records the house of a draft, once, however often it has to be sent. Gives its id. */
export async function recordHouse(draft: Draft, thisYear: number, laterKey: string): Promise<string> {
  const facts = houseInput(draft, thisYear)
  try {
    await create(draft.id, draft.key, facts)
    return draft.id
  } catch (error) {
    if (!(error instanceof GraphqlError)) throw error
    if (error.code === 'REAL_ESTATE_EXISTS') throw new AlreadyThere(error.current)
    if (error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error
  }
  return putOnTop(draft.id, facts, laterKey)
}

/**
 * An earlier try arrived although its answer was lost. At the same address what was changed since goes on top of it;
 * at another one the draft became a second house, and the first is not touched.
 */
async function putOnTop(id: string, input: Facts, key: string): Promise<string> {
  const { realEstate } = await request(HouseDocument, { realEstateId: id })
  if (realEstate === null || realEstate === undefined || !isSameAddress(realEstate, input)) {
    const otherId = newId()
    const components = input.components?.map((component) => ({ ...component, id: newId() }))
    await create(otherId, key, { ...input, ...(components && { components }) })
    return otherId
  }
  const { components: _components, finance: _finance, ...facts } = input
  await request(UpdateRealEstateDocument, {
    id,
    input: { ...facts, expectedVersion: realEstate.version, idempotencyKey: key },
  })
  return id
}

const create = (id: string, idempotencyKey: string, facts: Facts) =>
  request(CreateRealEstateDocument, { input: { ...facts, id, idempotencyKey } })

type Text = string | null | undefined
type Address = { readonly street?: Text; readonly houseNumber?: Text; readonly zip?: Text }

const isSameAddress = (one: Address, other: Address): boolean =>
  one.street === other.street &&
  (one.houseNumber ?? '') === (other.houseNumber ?? '') &&
  one.zip === other.zip
