import { analyser } from '@hauswart/domain/analysis/engine/analyse'
import type { Analysis, AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { waitingComponents } from '@hauswart/domain/analysis/model/waiting'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { HouseAnalysisQuery } from '#gql/graphql.ts'
import { noteDueCount } from './noted-counts.ts'
import { today } from '#device/text/format.ts'
import { analysisQuery } from './house-queries.ts'
import { amountsShown } from './nouns/analysis/amounts-shown.ts'
import { analysisBudget, analysisProfile } from './nouns/analysis/answers.ts'
import type { MeasureRow } from './nouns/analysis/decision-verbs.ts'
import { decisions } from './nouns/analysis/decisions.ts'
import { componentCosts, type ComponentCostRow } from './nouns/analysis/component-costs.ts'
import { components as componentRecord } from './nouns/components.ts'
import { houseFacts } from './nouns/sheets/house-facts.ts'
import { refusedCreation } from './record/change.ts'
import type { Shown } from './record/record.ts'
import { useRows } from './record/use-rows.ts'
import { referencesQuery } from './references.ts'

export type HouseAnalysis = {
  /** Nothing while a part of the answer is missing. */
  readonly analysis: Analysis | undefined
  readonly input: AnalysisInput | undefined
  readonly isLoading: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
  /** The same house with other decisions, computed at once; nothing is asked and nothing is stored. */
  readonly withMeasures: (measures: readonly Measure[]) => Analysis | undefined
}

/** The analysis of a house from what this device has read of it, with and without a line. */
export function useHouseAnalysis(realEstateId: string | undefined): HouseAnalysis {
  const id = realEstateId ?? ''
  const enabled = realEstateId !== undefined
  const facts = useRows(houseFacts, realEstateId)
  const components = useRows(componentRecord, realEstateId)
  const costs = useRows(componentCosts, realEstateId)
  const decided = useRows(decisions, realEstateId)
  const profile = useRows(analysisProfile, realEstateId)
  const budget = useRows(analysisBudget, realEstateId)
  const own = useQuery({ ...analysisQuery(id), enabled })
  const references = useQuery(referencesQuery)
  const queries = [facts, components, own, references]
  const now = today()
  const input = useMemo(
    () =>
      inputOf(now, {
        house: facts.data?.[0],
        components: components.data,
        own: own.data,
        costs: costs.data,
        decided: decided.data,
        profile: profile.data?.[0],
        budget: budget.data?.[0],
        references: references.data,
      }),
    [
      now,
      facts.data,
      components.data,
      own.data,
      costs.data,
      decided.data,
      profile.data,
      budget.data,
      references.data,
    ],
  )
  const engine = useMemo(() => (input === undefined ? undefined : timed(analyser(input))), [input])
  const analysis = useMemo(() => input && engine?.(input.measures), [input, engine])
  const due = useMemo(
    () => (analysis === undefined ? undefined : waitingComponents(analysis).size),
    [analysis],
  )
  useEffect(() => {
    if (realEstateId !== undefined && due !== undefined) noteDueCount(realEstateId, due)
  }, [realEstateId, due])
  return {
    input,
    analysis,
    isLoading: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
    withMeasures: useCallback((measures) => engine?.(measures), [engine]),
  }
}

/** What was read of a house; any part may still be missing. */
type Read = {
  readonly house: AnalysisInput['house'] | undefined
  readonly components: AnalysisInput['components'] | undefined
  readonly own: HouseAnalysisQuery | undefined
  readonly costs: readonly ComponentCostRow[] | undefined
  readonly decided: readonly Shown<MeasureRow>[] | undefined
  readonly profile: AnalysisInput['profile'] | undefined
  /** None to who may not see finances. */
  readonly budget: AnalysisInput['budget'] | undefined
  readonly references: AnalysisInput['references'] | undefined
}

type Engine = ReturnType<typeof analyser>

/** The engine's time as a measure of the browser, for whoever looks how the page keeps up; only the last one is kept. */
const timed =
  (engine: Engine): Engine =>
  (measures) => {
    const start = performance.now()
    const analysis = engine(measures)
    performance.clearMeasures('analysis')
    performance.measure('analysis', { start })
    return analysis
  }

function inputOf(
  day: string,
  { house, components, own, costs = [], decided = [], profile, budget, references }: Read,
): AnalysisInput | undefined {
  const told = own?.realEstate
  if (house === undefined || !told || components === undefined || references === undefined) return undefined
  // What the server refused to make stands nowhere, and does not count.
  const standing = decided.filter((one) => refusedCreation(one) === undefined)
  return {
    today: day,
    house,
    components,
    measures: standing,
    profile: profile ?? told.analysisProfile,
    budget: budget ?? null,
    amounts: amountsShown(told.amounts, costs, standing),
    sharePermille: told.condominium?.sharePermille ?? null,
    // Not there in what a device kept from before it was asked.
    fund: told.renewalFund ?? null,
    imputedRentRappen: told.finance?.imputedRentRappen ?? null,
    references,
  }
}
