import type { CreateRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { asRecord } from '#lib/as-record.ts'
import { GraphqlError, request } from '#lib/graphql.ts'
import { newId } from '#lib/new-id.ts'
import { CreateRealEstateDocument, HouseDocument } from '../../gql/graphql.ts'
import type { Draft } from './draft.ts'
import { discardDraft } from './draft-server.ts'
import { houseInput } from './house-input.ts'
import { putOnTop } from './put-on-top.ts'

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
  const { id, key } = draft
  const facts = houseInput(draft, thisYear)
  try {
    await create(id, key, facts)
    return id
  } catch (error) {
    if (!(error instanceof GraphqlError)) throw error
    if (error.code === 'REAL_ESTATE_EXISTS') throw new AlreadyThere(error.current)
    if (error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error
  }
  const made = await recordAgain(draft, facts, laterKey)
  // What was typed since has made a new one, which only the first try would have taken away.
  await discardDraft(id)
  return made
}

/** An earlier try arrived although its answer was lost. */
async function recordAgain({ id, componentIds }: Draft, facts: Facts, key: string): Promise<string> {
  const { realEstate } = await request(HouseDocument, { realEstateId: id })
  if (realEstate !== null && realEstate !== undefined && isSameAddress(realEstate, facts)) {
    await putOnTop({ house: realEstate, componentIds: Object.values(componentIds) }, facts)
    return id
  }
  // At another address the draft became a second house, and the first is not touched.
  const otherId = newId()
  const components = facts.components?.map((component) => ({ ...component, id: newId() }))
  await create(otherId, key, { ...facts, ...(components && { components }) })
  return otherId
}

const create = (id: string, idempotencyKey: string, facts: Facts) =>
  request(CreateRealEstateDocument, { input: { ...facts, id, idempotencyKey } })

type Text = string | null | undefined
type Address = { readonly street?: Text; readonly houseNumber?: Text; readonly zip?: Text }

const isSameAddress = (one: Address, other: Address): boolean =>
  one.street === other.street &&
  (one.houseNumber ?? '') === (other.houseNumber ?? '') &&
  one.zip === other.zip
