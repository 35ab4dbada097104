import type { AnalysisBudget } from '@hauswart/domain/analysis/analysis'
import type { AnalysisProfile } from '@hauswart/domain/analysis/analysis-profile'
import { request } from '#lib/graphql.ts'
import {
  UpdateAnalysisBudgetDocument,
  UpdateAnalysisProfileDocument,
  UpdateComponentDocument,
  UpdateRealEstateDocument,
  type UpdateComponentInput,
  type UpdateRealEstateInput,
} from '../../gql/graphql.ts'

type Call = { readonly expectedVersion: number; readonly idempotencyKey: string }

export type ProfileFacts = Partial<Omit<AnalysisProfile, 'version'>>
export type BudgetFacts = Partial<AnalysisBudget>
export type ComponentFacts = Omit<UpdateComponentInput, keyof Call>
export type HouseFacts = Omit<UpdateRealEstateInput, keyof Call>

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

export async function saveHouse(id: string, facts: HouseFacts, call: Call): Promise<number> {
  const input = { ...facts, ...call }
  const { updateRealEstate } = await request(UpdateRealEstateDocument, { id, input })
  return updateRealEstate.version
}
