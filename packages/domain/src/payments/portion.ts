/**
 * So many parts of an amount, rounded to the whole hundredth, the half away from zero as tradesmen do. Counted in whole
 * numbers of any length: a fraction of a franc is never held.
 */
export function portionOf(amount: number, parts: number, of: number): number {
  const [exact, whole] = [BigInt(amount) * BigInt(parts), BigInt(of)]
  const half = exact < 0n ? -whole : whole
  return Number((exact * 2n + half) / (whole * 2n))
}

/**
 * An amount over weights, in their order, so that the shares sum to it exactly. Each gets what falls to it whole; of the
 * hundredths left over one each goes to the largest remainders, of equal ones to the first. Without any weight the first
 * has it all.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? amount : 0))
  const size = BigInt(Math.abs(amount))
  const shares = weights.map((weight, at) => {
    const exact = size * BigInt(weight)
    return { at, whole: exact / sum, left: exact % sum }
  })
  const given = shares.reduce((total, { whole }) => total + whole, 0n)
  const extra = new Set(
    shares
      .toSorted((a, b) => (a.left === b.left ? a.at - b.at : a.left > b.left ? -1 : 1))
      .slice(0, Number(size - given))
      .map(({ at }) => at),
  )
  const signed = (share: bigint) => Number(amount < 0 ? -share : share)
  return shares.map(({ at, whole }) => signed(whole + (extra.has(at) ? 1n : 0n)))
}
