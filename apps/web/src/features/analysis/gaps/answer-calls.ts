import type { AnalysisBudget } from '@hauswart/domain/analysis/model/analysis'
import type { AnalysisProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import { request } from '#device/net/graphql.ts'
import {
  AddHouseComponentDocument,
  DeleteComponentDocument,
  ReplaceComponentDocument,
  UpdateAnalysisBudgetDocument,
  UpdateAnalysisProfileDocument,
  UpdateComponentDocument,
  UpdateRealEstateDocument,
  type AddComponentInput,
  type ReplaceComponentInput,
  type UpdateComponentInput,
  type UpdateRealEstateInput,
} from '#gql/graphql.ts'

type Call = { readonly expectedVersion: number; readonly idempotencyKey: string }

export type ProfileFacts = Partial<Omit<AnalysisProfile, 'version'>>
export type BudgetFacts = Partial<AnalysisBudget>
export type ComponentFacts = Omit<UpdateComponentInput, keyof Call>
export type HouseFacts = Omit<UpdateRealEstateInput, keyof Call>
export type Replacement = Omit<ReplaceComponentInput, keyof Call>
export type NewComponent = Omit<AddComponentInput, 'idempotencyKey'>

export async function saveProfile(realEstateId: string, facts: ProfileFacts, call: Call): Promise<number> {
  const input = { ...facts, ...call }
  const { updateAnalysisProfile } = await request(UpdateAnalysisProfileDocument, { realEstateId, input })
  return updateAnalysisProfile.version
}

export async function saveBudget(realEstateId: string, facts: BudgetFacts, call: Call): Promise<number> {
  const input = { ...facts, ...call }
  const { updateAnalysisBudget } = await request(UpdateAnalysisBudgetDocument, { realEstateId, input })
  return updateAnalysisBudget.version
}

export async function saveComponent(
  realEstateId: string,
  id: string,
  facts: ComponentFacts,
  call: Call,
): Promise<number> {
  const input = { ...facts, ...call }
  const { updateComponent } = await request(UpdateComponentDocument, { realEstateId, id, input })
  return updateComponent.version
}

export async function saveHouse(realEstateId: string, facts: HouseFacts, call: Call): Promise<number> {
  const input = { ...facts, ...call }
  const { updateRealEstate } = await request(UpdateRealEstateDocument, { realEstateId, input })
  return updateRealEstate.version
}

export async function replaceComponent(
  realEstateId: string,
  id: string,
  facts: Replacement,
  call: Call,
): Promise<number> {
  const input = { ...facts, ...call }
  return (await request(ReplaceComponentDocument, { realEstateId, id, input })).replaceComponent.version
}

export async function deleteComponent(realEstateId: string, id: string, input: Call): Promise<number> {
  return (await request(DeleteComponentDocument, { realEstateId, id, input })).deleteComponent.version
}

export async function addComponent(
  realEstateId: string,
  facts: NewComponent,
  { idempotencyKey }: Call,
): Promise<number> {
  const input = { ...facts, idempotencyKey }
  return (await request(AddHouseComponentDocument, { realEstateId, input })).addComponent.version
}
