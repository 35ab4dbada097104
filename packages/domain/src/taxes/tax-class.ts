import { splitAmount } from '../payments/portion.ts'

/** What tax law makes of a cost of the house; German labels beside. */
export const taxClasses = ['upkeep', 'energy', 'improvement', 'operation', 'private'] as const
export type TaxClass = (typeof taxClasses)[number]

/** How many parts of a hundred belong to a class; the parts of one bill sum to a hundred. */
export type TaxPart = { readonly taxClass: TaxClass; readonly percent: number }

/** A bill by class, in Rappen. */
export type TaxSplit = Readonly<Record<TaxClass, number>>

export const emptySplit: TaxSplit = { upkeep: 0, energy: 0, improvement: 0, operation: 0, private: 0 }

/** An amount by its parts, to the Rappen. Without parts nothing is known, so all of it is private. */
export function taxSplitOf(amount: number, parts: readonly TaxPart[]): TaxSplit {
  if (parts.every(({ percent }) => percent === 0)) return { ...emptySplit, private: amount }
  const shares = splitAmount(
    amount,
    taxClasses.map((name) =>
      sum(parts.filter(({ taxClass }) => taxClass === name).map(({ percent }) => percent)),
    ),
  )
  return Object.fromEntries(taxClasses.map((name, at) => [name, shares[at] ?? 0])) as TaxSplit
}

/** Whether what an owner divided by hand is the bill: no class against its sign, the sum to the Rappen. */
export function isWholeSplit(amount: number, split: TaxSplit): boolean {
  const parts = Object.values(split)
  const sign = amount < 0 ? -1 : 1
  return parts.every((part) => Number.isSafeInteger(part) && part * sign >= 0) && sum(parts) === amount
}

/** Several bills together, class by class. */
export const sumSplits = (splits: readonly TaxSplit[]): TaxSplit =>
  Object.fromEntries(taxClasses.map((name) => [name, sum(splits.map((split) => split[name]))])) as TaxSplit

// Programmes pay for energy works; what they pay beyond falls on what else was done, never on running costs.
const subsidised = ['energy', 'upkeep', 'improvement'] as const

/** What is left of a bill once a programme paid a part of it: who did not bear a cost cannot deduct it (DBG 32). */
export function lessSubsidy(split: TaxSplit, subsidy: number): TaxSplit {
  let rest = Math.max(0, subsidy)
  const left: Record<TaxClass, number> = { ...split }
  for (const name of subsidised) {
    const taken = Math.min(rest, Math.max(0, left[name]))
    left[name] -= taken
    rest -= taken
  }
  return left
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
