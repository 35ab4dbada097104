import type {
  AnalysedComponent,
  AnalysedHouse,
  AnalysisBudget,
  AnalysisInput,
  RenewalFund,
} from '../src/analysis/model/analysis.ts'
import { component } from '../src/analysis/engine/analyse-example.ts'
import { emptyProfile, type AnalysisProfile } from '../src/analysis/model/analysis-profile.ts'
import type { Measure } from '../src/analysis/model/measure.ts'
import type { ComponentKey } from '../src/real-estate/component.ts'
import type { ReferenceValue } from '../src/reference/reference-value.ts'

/** A made-up house as its owner would tell it. What is left out is not known. */
export type GoldenHouse = {
  /** Name of its result file. */
  readonly slug: string
  readonly title: string
  readonly story: string
  readonly house: Partial<AnalysedHouse>
  readonly profile?: Partial<AnalysisProfile>
  readonly budget?: Partial<AnalysisBudget>
  readonly sharePermille?: number
  readonly fund?: RenewalFund
  readonly imputedRentRappen?: number
  readonly measures?: readonly Measure[]
  readonly components: readonly AnalysedComponent[]
}

type Told = Partial<Omit<AnalysedComponent, 'id' | 'catalogKey' | 'installedYear'>>

/** One component: what it is, since when, and what else is known. */
export const part = (catalogKey: ComponentKey, installedYear: number, told: Told = {}): AnalysedComponent =>
  component(catalogKey, catalogKey, installedYear, told)

/** A component of the community of owners. */
export const shared = (key: ComponentKey, year: number, told: Told = {}): AnalysedComponent =>
  part(key, year, { isShared: true, ...told })

/** Nobody told the year: it counts as built with the house. */
export const assumed = (key: ComponentKey, year: number, told: Told = {}): AnalysedComponent =>
  part(key, year, { isInstalledYearAssumed: true, ...told })

export const francs = (amount: number): number => amount * 100

export const goldenDay = '2026-11-15'

const unknownHouse: AnalysedHouse = {
  kind: null,
  usage: null,
  canton: null,
  buildYear: null,
  buildPeriod: null,
  livingAreaM2: null,
  energyAreaM2: null,
  floors: null,
  dwellings: null,
  heating: null,
  heatingYear: null,
  hotWater: null,
  hasPhotovoltaics: null,
  geakEnvelope: null,
  geakTotal: null,
  isListed: null,
  origins: [],
}

const noBudget: AnalysisBudget = {
  marginalTaxPercent: null,
  savedRappen: null,
  savingMonthlyRappen: null,
  propertyValueRappen: null,
}

/** The house as the engine takes it. Two components of a kind get different ids. */
export const inputOf = (golden: GoldenHouse, references: readonly ReferenceValue[]): AnalysisInput => ({
  today: goldenDay,
  house: { ...unknownHouse, ...golden.house },
  components: golden.components.map((one, at) => ({
    ...one,
    id: `${String(at + 1).padStart(2, '0')}-${one.catalogKey}`,
  })),
  measures: golden.measures ?? [],
  profile: { ...emptyProfile, ...golden.profile },
  budget: golden.budget === undefined ? null : { ...noBudget, ...golden.budget },
  amounts: [],
  sharePermille: golden.sharePermille ?? null,
  fund: golden.fund ?? null,
  imputedRentRappen: golden.imputedRentRappen ?? null,
  references,
})
