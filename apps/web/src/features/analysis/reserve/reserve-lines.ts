import type { AnalysisBudget, PlanYear } from '@hauswart/domain/analysis/model/analysis'

type Saving = {
  /** What is recommended, in Rappen. */
  readonly perMonth: number
  readonly budget: Pick<AnalysisBudget, 'savedRappen' | 'savingMonthlyRappen'> | null
}

type Lines = {
  readonly spent: readonly number[]
  readonly recommended: readonly number[]
  /** Only where somebody told what is put aside today. */
  readonly today: readonly number[] | undefined
  readonly most: number
}

type Year = Pick<PlanYear, 'total' | 'months' | 'fromFund'>

/** The money of the plan by the end of each year, in Rappen; what a renewal fund pays is there as savings are. */
export function reserveLines(years: readonly Year[], { perMonth, budget }: Saving): Lines {
  const spent = years.map(({ total }) => total)
  const { savedRappen = null, savingMonthlyRappen = null } = budget ?? {}
  const saving = (monthly: number) =>
    years.map(({ months, fromFund }) => (savedRappen ?? 0) + monthly * months + fromFund)
  const recommended = saving(perMonth)
  const today =
    savedRappen === null && savingMonthlyRappen === null ? undefined : saving(savingMonthlyRappen ?? 0)
  return { spent, recommended, today, most: Math.max(1, ...spent, ...recommended, ...(today ?? [])) }
}
