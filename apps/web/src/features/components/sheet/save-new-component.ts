import { GraphqlError, request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import {
  AddHouseComponentDocument,
  HouseComponentsDocument,
  UpdateComponentDocument,
  type HouseComponentsQuery,
} from '#gql/graphql.ts'
import type { ComponentFacts } from '#features/components/component-values.ts'

type NewComponent = { readonly realEstateId: string; readonly id: string; readonly facts: ComponentFacts }

/**
 * Adds a component. An earlier form of it may have arrived while its answer was lost; then the name is taken, by
 * itself, and what the owner has put right since goes on top.
 */
export async function saveNewComponent(
  { realEstateId, id, facts }: NewComponent,
  idempotencyKey: string,
): Promise<void> {
  try {
    await request(AddHouseComponentDocument, { realEstateId, input: { ...facts, id, idempotencyKey } })
  } catch (error) {
    if (!(error instanceof GraphqlError) || error.code !== 'CONFLICT') throw error
    const expectedVersion = await versionOf(realEstateId, id)
    if (expectedVersion === undefined) throw error
    const { catalogKey: _kind, ...changes } = facts
    const input = { ...changes, expectedVersion, idempotencyKey: newId() }
    await request(UpdateComponentDocument, { realEstateId, id, input })
  }
}

async function versionOf(realEstateId: string, id: string): Promise<number | undefined> {
  let after: string | null = null
  do {
    const answer: HouseComponentsQuery = await request(HouseComponentsDocument, { realEstateId, after })
    const components = answer.realEstate?.components
    const found = components?.nodes.find((one) => one.id === id)
    if (found !== undefined) return found.version
    after = components?.nextCursor ?? null
  } while (after !== null)
  return undefined
}
