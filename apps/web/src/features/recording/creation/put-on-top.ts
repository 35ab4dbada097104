import type { CreateRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import {
  AddHouseComponentDocument,
  DeleteComponentDocument,
  HouseComponentsDocument,
  HouseFinanceDocument,
  UpdateComponentDocument,
  UpdateFinanceDocument,
  UpdateRealEstateDocument,
} from '#gql/graphql.ts'
import { componentChanges } from './component-changes.ts'

type House = { readonly id: string; readonly version: number }
type Made = { readonly house: House; readonly componentIds: readonly string[] }

/**
 * An earlier try arrived although its answer was lost: what was changed since goes on top of it. Each write is over
 * the version that was just read, so that a further try finds nothing left to do.
 */
export async function putOnTop(
  { house: { id, version }, componentIds }: Made,
  { components, finance, ...facts }: Omit<CreateRealEstateInput, 'id'>,
): Promise<void> {
  await request(UpdateRealEstateDocument, {
    realEstateId: id,
    input: { ...facts, expectedVersion: version, idempotencyKey: newId() },
  })
  await putComponents(id, components ?? [], componentIds)
  const { realEstate } = await request(HouseFinanceDocument, { realEstateId: id })
  const expectedVersion = realEstate?.finance?.version ?? 0
  const isSilent = finance === null || finance === undefined
  if (isSilent && expectedVersion === 0) return
  await request(UpdateFinanceDocument, {
    realEstateId: id,
    input: { ...nothingBought, ...finance, expectedVersion, idempotencyKey: newId() },
  })
}

const nothingBought = {
  purchasedOn: null,
  purchasePriceRappen: null,
  hasMortgage: null,
  mortgageRappen: null,
}

async function putComponents(
  realEstateId: string,
  planned: NonNullable<CreateRealEstateInput['components']>,
  componentIds: readonly string[],
): Promise<void> {
  const { realEstate } = await request(HouseComponentsDocument, { realEstateId })
  // Only what this draft has made; whatever else is there by now is not its business.
  const kept = (realEstate?.components.nodes ?? []).filter(({ id }) => componentIds.includes(id))
  const { add, update, remove } = componentChanges(planned, kept)
  const key = () => ({ idempotencyKey: newId() })
  for (const { id, version } of remove)
    await request(DeleteComponentDocument, {
      realEstateId,
      id,
      input: { ...key(), expectedVersion: version },
    })
  for (const component of add) {
    // An id in the trash is taken.
    const id = kept.some((one) => one.id === component.id) ? newId() : component.id
    await request(AddHouseComponentDocument, { realEstateId, input: { ...component, ...key(), id } })
  }
  for (const { kept: one, facts } of update)
    await request(UpdateComponentDocument, {
      realEstateId,
      id: one.id,
      input: { ...facts, ...key(), expectedVersion: one.version },
    })
}
