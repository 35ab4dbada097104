import type { Figure } from '../../figures/figure.ts'

/** Against the usual life of the modules: within it or beyond it at either end, else as the middle lies. */
export type SolarOutlook = 'within' | 'likely' | 'unlikely' | 'beyond'

/** What a plant that nobody has built yet would cost and bring. */
export type SolarPlan = {
  readonly investment: Figure
  readonly subsidy: Figure
  /** Years until it has earned its price. */
  readonly payback: Figure
  readonly outlook: SolarOutlook | null
}

/** Electricity from one's own roof, of the owner's part. Without power nothing else is known. */
export type SolarAnalysis = {
  readonly isStanding: boolean
  readonly power: Figure
  readonly yield: Figure
  /** What is not bought and what is paid for the rest, less upkeep. */
  readonly gain: Figure
  /** Nothing for a plant that stands: its price is paid. */
  readonly plan: SolarPlan | null
}

export type SolarFigure = 'power' | 'yield' | 'gain' | 'investment' | 'subsidy' | 'payback'
