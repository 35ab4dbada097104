import type { Figure } from '../../figures/figure.ts'
import type { GeakClass, BuildPeriod, HeatingKind, HotWaterKind } from '../../real-estate/building.ts'
import type { ComponentCondition, ComponentKey, ComponentUnit } from '../../real-estate/component.ts'
import type { ComponentState } from '../../real-estate/component-state.ts'
import type { FactSource } from '../../real-estate/origin.ts'
import type { Canton, RealEstateKind, RealEstateUsage } from '../../real-estate/real-estate.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysisProfile } from './analysis-profile.ts'
import type { Measure } from './measure.ts'

/** What the engine needs of a house; its origins say which facts the register gave. */
export type AnalysedHouse = {
  readonly kind: RealEstateKind | null
  readonly usage: RealEstateUsage | null
  readonly canton: Canton | null
  readonly buildYear: number | null
  readonly buildPeriod: BuildPeriod | null
  readonly livingAreaM2: number | null
  readonly energyAreaM2: number | null
  readonly floors: number | null
  readonly dwellings: number | null
  readonly heating: HeatingKind | null
  readonly heatingYear: number | null
  readonly hotWater: HotWaterKind | null
  readonly hasPhotovoltaics: boolean | null
  readonly geakEnvelope: GeakClass | null
  readonly geakTotal: GeakClass | null
  readonly isListed: boolean | null
  readonly origins: readonly { readonly field: string; readonly source: FactSource }[]
}

export type AnalysedComponent = {
  readonly id: string
  readonly catalogKey: ComponentKey
  readonly name: string | null
  readonly isShared: boolean
  readonly quantity: number | null
  readonly unit: ComponentUnit | null
  readonly material: string | null
  readonly installedYear: number
  readonly isInstalledYearAssumed: boolean
  /** Of an assumed year, once the engine has filled it in: the year on record, older than which it is not. */
  readonly earliestYear?: number | undefined
  readonly lastRenewedYear: number | null
  readonly condition: ComponentCondition | null
  readonly conditionOn: string | null
  readonly ownLifetimeYears: number | null
}

/** Amounts only who may see finances gets; without the right they are simply not there. */
export type AnalysisAmount = {
  readonly objectId: string
  readonly kind: 'component_cost' | 'measure_cost' | 'event_cost'
  readonly rappen: number
}

/** What only the finance right shows. Null as a whole: no right, or nothing entered. */
export type AnalysisBudget = {
  readonly marginalTaxPercent: number | null
  readonly savedRappen: number | null
  readonly savingMonthlyRappen: number | null
  readonly propertyValueRappen: number | null
}

/** The renewal fund of a community of owners, all of it; the owner's part is by share. A money fact. */
export type RenewalFund = {
  readonly balanceRappen: number | null
  /** As JJJJ-MM-TT; nobody knows what was paid out since. */
  readonly balanceOn: string | null
  readonly yearlyRappen: number | null
}

export type AnalysisInput = {
  /** The day of the calculation, as JJJJ-MM-TT: the engine has no clock. */
  readonly today: string
  readonly house: AnalysedHouse
  readonly components: readonly AnalysedComponent[]
  readonly measures: readonly Measure[]
  readonly profile: AnalysisProfile
  readonly budget: AnalysisBudget | null
  readonly amounts: readonly AnalysisAmount[]
  /** Share of a flat in the property, in thousandths. */
  readonly sharePermille: number | null
  /** Null without the finance right, and where nothing is told of one. */
  readonly fund: RenewalFund | null
  /** Of a year; null without the finance right, and where nobody told. The flat deduction goes by it. */
  readonly imputedRentRappen: number | null
  readonly references: readonly ReferenceValue[]
}

/** The published four-step light: red now, orange within 3 years, yellow within 10, green later. */
export type Urgency = 'red' | 'orange' | 'yellow' | 'green'

/** What a measure saves in a year, beside today; each with its range. */
export type EnergySaving = {
  /** Energy that is no longer bought. */
  readonly energy: Figure
  readonly cost: Figure
  /** With all that happens before the house. */
  readonly co2: Figure
}

/** The parts of a house that keep the heat in. */
export type HullPart = 'facade' | 'roof' | 'windows' | 'cellar_ceiling'

export type HullSaving = { readonly part: HullPart | 'together'; readonly saving: EnergySaving }

export type ComponentAnalysis = {
  readonly component: AnalysedComponent
  /** The name the owner gave it, else what it is. */
  readonly name: string
  readonly state: ComponentState
  /** Null while nothing is known that would allow a judgement. */
  readonly urgency: Urgency | null
  /** The year or the condition is not the owner's word. */
  readonly isAssumed: boolean
  readonly lifetime: Figure
  /** Years from today, never below 0; null without a lifetime. */
  readonly remaining: Figure
  readonly renewalYear: Figure
  /** What a renewal costs today: all of it, or the owner's share of a shared component. */
  readonly cost: Figure
  /** Used part of its life, 0 to 1, for a bar; null without a lifetime. */
  readonly usedShare: number | null
  /** «fällig · 2027», «in 4 Jahren», «gut · bis ca. 2046», «unbekannt». */
  readonly note: string
  /** The year its renewal is paid in: as decided, else as recommended; null while nothing points to one. */
  readonly paidIn: number | null
  /** Subsidy and tax go by what is going to be paid: of a decided act the part that falls on this component. */
  readonly subsidy: Figure
  /** What of the payment may be deducted from income in its year. */
  readonly deduction: Figure
  /** What that saves if nothing else is paid in that year. */
  readonly tax: Figure
  /** Of its renewal; nothing where that improves nothing. */
  readonly saving?: EnergySaving | undefined
}

/** One act in one year. A component that lasts ten years comes three times in thirty. */
export type PlanEntry = {
  /** Stable: the measure's id, else the component's id; later rounds have `#2`, `#3`. */
  readonly key: string
  readonly measureId: string | null
  readonly componentIds: readonly string[]
  readonly title: string
  /** The year the engine recommends. */
  readonly recommendedYear: number
  /** The year that counts: the owner's decision, else the recommended one. */
  readonly year: number
  readonly state: 'proposed' | 'planned' | 'postponed'
  readonly componentState: ComponentState
  readonly cost: Figure
  /** Only the first round of a component can be moved. */
  readonly isMovable: boolean
  /** Of all its components together; nothing where they improve nothing. */
  readonly saving?: EnergySaving | undefined
}

export type PlanYear = {
  readonly year: number
  readonly entries: readonly PlanEntry[]
  readonly cost: Figure
  /** All costs from the first year to this one. */
  readonly total: number
  /** What is there by then, if the owner saves as told, else as recommended; with what a fund pays. The money curve. */
  readonly saved: number
  /** Months from today to the end of this year. */
  readonly months: number
  /** What the renewal fund has paid by then of the shared parts. */
  readonly fromFund: number
}

export type BundleProposal = {
  readonly kind: 'scaffold' | 'heating' | 'wet_rooms'
  readonly entryKeys: readonly string[]
  readonly componentIds: readonly string[]
  readonly year: number
  readonly saving: Figure
  /** «Zusammen günstiger: ein Gerüst für Dach und Fassade.» */
  readonly sentence: string
}

export type Plan = {
  readonly from: number
  readonly years: readonly PlanYear[]
  readonly entries: readonly PlanEntry[]
  /** Sum of all entries of the next 5, 10, 15, 20 and 30 years. */
  readonly sums: Readonly<Record<'five' | 'ten' | 'fifteen' | 'twenty' | 'thirty', Figure>>
  readonly bundles: readonly BundleProposal[]
  /** Components without a cost row: their renewal is in no sum. */
  readonly withoutCost: readonly string[]
  /** Components whose renewal the owner rejected: it is in no sum, and none of its later rounds. */
  readonly rejected: readonly string[]
}

export type ReserveAnalysis = {
  /** Level: the cost of the next twenty years, less what is saved and what a fund pays, by month. */
  readonly perMonth: Figure
  /** What is due by next year, as one sum. */
  readonly due: Figure
  /** As published: every component that is not due yet saved for by itself, per year. */
  readonly individually: Figure
  /** The rule of thumb by property value; null value without one. */
  readonly byValue: Figure
  /** What is missing in the worst year if the owner goes on saving as today; 0 is enough. */
  readonly shortfall: Figure
  /** What the renewal fund pays of the shared parts in thirty years; null where there is no fund or nothing shared. */
  readonly fund: Figure | null
}

export type EnergyAnalysis = {
  /** Useful heat per year, calibrated with the owner's consumption if there is one. */
  readonly demand: Figure
  readonly demandPerM2: Figure
  readonly isCalibrated: boolean
  readonly cost: Figure
  readonly co2: Figure
  readonly co2PerM2: Figure
  /** Class of the absolute CO2 scale; GEAK classes cannot be computed from here. */
  readonly co2Class: GeakClass | null
  readonly variants: readonly HeatingVariant[]
  /** What a better hull would save, part by part and together; empty where nothing can be said. */
  readonly hull: readonly HullSaving[]
}

export type HeatingVariant = {
  /** Wood and electric ones are compared only where the house has one today. */
  readonly kind:
    | 'oil'
    | 'gas'
    | 'heat_pump_air'
    | 'heat_pump_ground'
    | 'pellets'
    | 'district'
    | 'wood'
    | 'electric'
  readonly isPresent: boolean
  readonly investment: Figure
  readonly subsidy: Figure
  readonly energyPerYear: Figure
  readonly costPerYear: Figure
  /** Investment less subsidy, plus twenty years of energy and service. */
  readonly fullCost: Figure
  readonly co2PerYear: Figure
}

/** Deductions count by the year: what all works of one save together. */
export type TaxYear = {
  readonly year: number
  readonly componentIds: readonly string[]
  readonly saving: Figure
  /** Where so much falls in one year that its rate falls far; what two years would save more, where that still helps. */
  readonly advice: { readonly sentence: string; readonly saving: Figure | null } | null
}

export type TaxOutlook = {
  /** The last year in which all upkeep of this house is deducted; null where that stays so, and once it is over. */
  readonly until: number | null
  /** Of what comes later a part may still count: that of a let dwelling, or what preserves a protected house. */
  readonly isPartLeft: boolean
  /** Those of the next ten years in which something is saved; none without the owner's rate. */
  readonly years: readonly TaxYear[]
  readonly total: Figure
}

export const gapKinds = [
  'installed_year',
  'condition',
  'quantity',
  'consumption',
  'living_area',
  'build_year',
  'heating',
  'roof_form',
  'cellar',
  'flat_floor',
  'marginal_tax',
  'property_value',
  'share_permille',
  'shared_parts',
  'heating_contradiction',
] as const
export type GapKind = (typeof gapKinds)[number]

/** A question whose answer makes the analysis better, the most telling first. */
export type AnalysisGap = {
  readonly kind: GapKind
  readonly componentId: string | null
  /** How much of the thirty-year sum hangs on it, in Rappen; orders the questions. */
  readonly weight: number
}

export type Analysis = {
  readonly year: number
  /** The most urgent first. */
  readonly components: readonly ComponentAnalysis[]
  readonly counts: Readonly<Record<ComponentState, number>>
  readonly score: Figure
  /** How much of the house rests on the owner's word, in percent. */
  readonly coverage: Figure
  readonly plan: Plan
  readonly reserve: ReserveAnalysis
  readonly energy: EnergyAnalysis | null
  /** What the measures of the plan could get, in the canton of the house. */
  readonly subsidy: Figure
  readonly taxes: TaxOutlook
  readonly gaps: readonly AnalysisGap[]
}
