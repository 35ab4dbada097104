/** Where the money of a renovation comes from. */
export const financingSources = ['own', 'mortgage', 'subsidy', 'fund', 'insurance'] as const
export type FinancingSource = (typeof financingSources)[number]

export type Financing = { readonly source: FinancingSource; readonly amountRappen: number }

type Need = { readonly budgetRappen: number | null; readonly forecastRappen: number }

export type Coverage = {
  readonly total: number
  /** What it takes, and by what that is known; nothing while there is neither budget nor cost. */
  readonly needed: { readonly rappen: number; readonly by: 'budget' | 'forecast' } | undefined
  /** What is still missing; more than enough misses nothing. */
  readonly missing: number
}

/** Whether the money suffices: for the budget, and for what it will probably come to where that is more. */
export function coverageOf(
  financing: readonly Financing[],
  { budgetRappen, forecastRappen }: Need,
): Coverage {
  const total = financing.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
  const budget = budgetRappen ?? 0
  const rappen = Math.max(budget, forecastRappen)
  if (rappen === 0) return { total, needed: undefined, missing: 0 }
  const by = budget >= forecastRappen ? 'budget' : 'forecast'
  return { total, needed: { rappen, by }, missing: Math.max(0, rappen - total) }
}
