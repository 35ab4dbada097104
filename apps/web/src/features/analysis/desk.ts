import type { Analysis, AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import type { ComponentType } from 'react'
import type { HouseAnalysisQuery, HouseComponentsQuery, HouseQuery } from '#gql/graphql.ts'

export type House = NonNullable<HouseQuery['realEstate']>
export type Component = NonNullable<HouseComponentsQuery['realEstate']>['components']['nodes'][number]
type Own = NonNullable<HouseAnalysisQuery['realEstate']>

/** What every view of the analysis works on. */
export type Desk = {
  readonly house: House
  readonly name: string
  /** As recorded, with their versions, for answers given in place. */
  readonly components: readonly Component[]
  /** What was told for the analysis alone; the budget is null without the right to see finances. */
  readonly profile: Own['analysisProfile']
  readonly budget: Own['analysisBudget']
  readonly input: AnalysisInput
  readonly analysis: Analysis
  readonly withMeasures: (measures: readonly Measure[]) => Analysis | undefined
  readonly mayWrite: boolean
  readonly canSeeFinances: boolean
  readonly pathOf: (componentId: string) => string
}

/** Shows how a house came to stand as it does now; the page gives it in. */
export type History = ComponentType<{
  readonly realEstateId: string
  readonly input: AnalysisInput
  readonly analysis: Analysis
}>
