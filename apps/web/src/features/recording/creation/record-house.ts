import type { CreateRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { GraphqlError, request } from '#device/net/graphql.ts'
import { CreateRealEstateDocument, HouseDocument } from '#gql/graphql.ts'
import type { Draft } from '#features/recording/draft/draft.ts'
import { discardDraft } from '#features/recording/draft/draft-server.ts'
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

/** What a house is sent with; the same again is the same house. */
export type Ids = Pick<Draft, 'id' | 'key' | 'componentIds'>

/** Records the house of a draft, once, however often it has to be sent. Gives its id. */
export async function recordHouse(draft: Draft, thisYear: number, later: Ids): Promise<string> {
  try {
    const isFirst = await createOnce(draft, thisYear)
    if (isFirst) return draft.id
    const made = await recordAgain(draft, thisYear, later)
    // What was typed since has made a new one, which only the first try would have taken away.
    await discardDraft(draft.id)
    return made
  } catch (error) {
    const isThere = error instanceof GraphqlError && error.code === 'REAL_ESTATE_EXISTS'
    throw isThere ? new AlreadyThere(error.current) : error
  }
}

/** An earlier try arrived although its answer was lost. */
async function recordAgain(draft: Draft, thisYear: number, later: Ids): Promise<string> {
  if (await changeMade(draft, thisYear)) return draft.id
  // At another address the draft became a second house, and the first is not touched.
  const { id, key, componentIds } = later
  const second: Draft = { ...draft, id, key, componentIds }
  const isFirst = await createOnce(second, thisYear)
  const isMade = isFirst || (await changeMade(second, thisYear))
  if (!isMade) throw new Error('two houses were made of this draft already, both at other addresses')
  return id
}

/** Whether it was made now, and not by an earlier try that said something else. */
async function createOnce(draft: Draft, thisYear: number): Promise<boolean> {
  try {
    await create(draft.id, draft.key, houseInput(draft, thisYear))
    return true
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'IDEMPOTENCY_KEY_REUSED') return false
    throw error
  }
}

/** Whether the house already made is the one of the draft; then it is now as the draft says. */
async function changeMade(draft: Draft, thisYear: number): Promise<boolean> {
  const facts = houseInput(draft, thisYear)
  const { realEstate } = await request(HouseDocument, { realEstateId: draft.id })
  if (realEstate === null || realEstate === undefined || !isSameAddress(realEstate, facts)) return false
  await putOnTop({ house: realEstate, componentIds: Object.values(draft.componentIds) }, facts)
  return true
}

const create = (id: string, idempotencyKey: string, facts: Facts) =>
  request(CreateRealEstateDocument, { input: { ...facts, id, idempotencyKey } })

type Text = string | null | undefined
type Address = { readonly street?: Text; readonly houseNumber?: Text; readonly zip?: Text }

const isSameAddress = (one: Address, other: Address): boolean =>
  one.street === other.street &&
  (one.houseNumber ?? '') === (other.houseNumber ?? '') &&
  one.zip === other.zip
