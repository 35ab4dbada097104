/** What a year offers to deduct and how much income there is to deduct it from, in Rappen. */
export type CarryYear = {
  readonly year: number
  /** Net income before any deduction for the house. */
  readonly income: number
  /** Upkeep and operation: what exceeds the income is lost. */
  readonly running: number
  readonly energy: number
}

export type CarriedYear = {
  readonly year: number
  readonly running: number
  readonly energy: number
  /** Of the energy works above, what came from earlier years. */
  readonly fromEarlier: number
  /** What still waits for a later year. */
  readonly waiting: number
  readonly lost: number
  /** What waits for a year after the change: no transitional law says that it may still be deducted. */
  readonly unsure: number
}

type Rest = { readonly from: number; readonly amount: number }

/**
 * Energy works over several years, one row a year without a gap: what exceeds the income is deducted in the following
 * periods, two by law (DBG 32 Abs. 2bis); other upkeep is lost. Running costs come first, for they cannot wait, then
 * the oldest rest. From the year in which the imputed rent goes nothing more is promised.
 */
export function carryEnergy(
  years: readonly CarryYear[],
  { carryYears, imputedRentEnds }: { readonly carryYears: number; readonly imputedRentEnds: number },
): CarriedYear[] {
  let rests: readonly Rest[] = []
  return years.map(({ year, income, running, energy }) => {
    const isAfter = year >= imputedRentEnds
    const offered = [...rests, { from: year, amount: isAfter ? 0 : energy }]
    const takenRunning = isAfter ? 0 : Math.min(running, Math.max(0, income))
    let room = isAfter ? 0 : Math.max(0, income) - takenRunning
    const left = offered.map(({ from, amount }) => {
      const taken = Math.min(room, amount)
      room -= taken
      return { from, amount: amount - taken }
    })
    const next = left.filter(({ from, amount }) => amount > 0 && from + carryYears > year)
    const [had, has] = [amountOf(offered), amountOf(left)]
    const fromEarlier = amountOf(rests) - amountOf(left.filter(({ from }) => from < year))
    const isLast = year + 1 >= imputedRentEnds
    rests = next
    return {
      year,
      running: takenRunning,
      energy: had - has,
      fromEarlier,
      waiting: isLast ? 0 : amountOf(next),
      // Afterwards there is nothing left that could be lost.
      lost: isAfter ? 0 : running - takenRunning + has - amountOf(next),
      unsure: isLast ? amountOf(next) : 0,
    }
  })
}

const amountOf = (rests: readonly Rest[]): number => rests.reduce((total, { amount }) => total + amount, 0)
