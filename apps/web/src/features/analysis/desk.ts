import type { Analysis, AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import type { ComponentType } from 'react'
import type { HouseComponentsQuery, HouseQuery } from '#gql/graphql.ts'
import type { BudgetRow, ProfileRow } from '#house/nouns/analysis/answers.ts'
import type { MeasureRow } from '#house/nouns/analysis/decision-verbs.ts'
import type { Shown } from '#house/record/record.ts'

export type House = NonNullable<HouseQuery['realEstate']>
export type Component = NonNullable<HouseComponentsQuery['realEstate']>['components']['nodes'][number]

/** What every view of the analysis works on. */
export type Desk = {
  readonly house: House
  readonly name: string
  /** As recorded, with their versions, for answers given in place. */
  readonly components: readonly Component[]
  /** What was told for the analysis alone; the budget is null without the right to see finances. */
  readonly profile: Shown<ProfileRow>
  readonly budget: Shown<BudgetRow> | null
  /** As their owner left them, also those that are on their way. */
  readonly decisions: readonly Shown<MeasureRow>[]
  /** Shows what the server did not take. */
  readonly onRefused: (seq: number) => void
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
