import type { Measure, MeasureKind, MeasureState } from '@hauswart/domain/analysis/model/measure'
import { request } from '#device/net/graphql.ts'
import {
  AddMeasureDocument,
  DeleteMeasureDocument,
  RestoreMeasureDocument,
  UpdateMeasureDocument,
} from '#gql/graphql.ts'

/** What an owner decides; an amount only from who may see finances. */
export type MeasureFacts = {
  readonly componentIds: readonly string[]
  readonly kind: MeasureKind
  readonly state: MeasureState
  readonly title: string | null
  readonly year: number | null
  readonly reason: string | null
  readonly costRappen?: number | null
}

type Change = { readonly [Name in keyof MeasureFacts]?: MeasureFacts[Name] | undefined }
type Versioned = Pick<Measure, 'id' | 'version'>

export async function addMeasure(
  realEstateId: string,
  id: string,
  { componentIds, ...facts }: MeasureFacts,
  idempotencyKey: string,
) {
  const input = { ...facts, id, componentIds: [...componentIds], idempotencyKey }
  return (await request(AddMeasureDocument, { realEstateId, input })).addMeasure
}

export async function updateMeasure(
  realEstateId: string,
  { id, version }: Versioned,
  { componentIds, ...facts }: Change,
  idempotencyKey: string,
) {
  const input = {
    ...facts,
    ...(componentIds === undefined ? {} : { componentIds: [...componentIds] }),
    expectedVersion: version,
    idempotencyKey,
  }
  return (await request(UpdateMeasureDocument, { realEstateId, id, input })).updateMeasure
}

export async function deleteMeasure(
  realEstateId: string,
  { id, version }: Versioned,
  idempotencyKey: string,
) {
  const input = { expectedVersion: version, idempotencyKey }
  return (await request(DeleteMeasureDocument, { realEstateId, id, input })).deleteMeasure
}

export async function restoreMeasure(
  realEstateId: string,
  { id, version }: Versioned,
  idempotencyKey: string,
) {
  const input = { expectedVersion: version, idempotencyKey }
  return (await request(RestoreMeasureDocument, { realEstateId, id, input })).restoreMeasure
}
