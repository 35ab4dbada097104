import type { AffordabilityInput, Ratio } from './affordability.input.ts'
import { affordabilityInputLabels, affordabilityRules } from './affordability.labels.ts'

/** Amounts in Rappen, shares in basis points (1/100 of a percent); rounded once, at the very end. */
export type Affordability = {
  loanToValueBasisPoints: number
  affordabilityBasisPoints: number
  interestRappen: number
  maintenanceRappen: number
  amortisationRappen: number
  yearlyCostRappen: number
  requiredIncomeRappen: number
  /** Judged before rounding: 33.333 % passes a limit of one third, 33.334 % does not. */
  isAffordable: boolean
}

export type Rule = { id: string; text: string; source: string; checkedOn: string }
export type InputFact = {
  name: string
  label: string
  value: unknown
  unit: 'rappen' | 'ratio' | 'years' | 'rule'
}

/** A figure that says where it comes from. `low` and `high` are given only where the figure is a range. */
export type Explained<Value> = {
  value: Value
  low?: Value
  high?: Value
  inputs: readonly InputFact[]
  rules: readonly Rule[]
}

/**
 * Whether a household can carry a mortgage, by the rule of thumb of Swiss banks: imputed interest, upkeep
 * and amortisation over gross income. Banks choose their own parameters, so all of them are inputs.
 */
export function affordability(input: AffordabilityInput): Explained<Affordability> {
  const debt = whole(input.debtRappen)
  const value = whole(input.valueRappen)
  const income = whole(input.incomeRappen)
  const limit = ratio(input.limit)
  const interest = times(debt, ratio(input.interestRate))
  const maintenance = times(value, ratio(input.maintenanceRate))
  const amortisation = amortisationOf(input, debt, value)
  const cost = plus(plus(interest, maintenance), amortisation)
  const share = over(cost, income)
  return {
    value: {
      loanToValueBasisPoints: rounded(times(over(debt, value), whole(10_000))),
      affordabilityBasisPoints: rounded(times(share, whole(10_000))),
      interestRappen: rounded(interest),
      maintenanceRappen: rounded(maintenance),
      amortisationRappen: rounded(amortisation),
      yearlyCostRappen: rounded(cost),
      requiredIncomeRappen: rounded(over(cost, limit)),
      isAffordable: share.top * limit.bottom <= limit.top * share.bottom,
    },
    inputs: inputsOf(input),
    rules: [
      affordabilityRules.loan_to_value,
      affordabilityRules.affordability,
      affordabilityRules[input.amortisation.rule],
    ],
  }
}

function amortisationOf({ amortisation }: AffordabilityInput, debt: Fraction, value: Fraction): Fraction {
  if (amortisation.rule === 'share_of_debt') return times(debt, ratio(amortisation.rate))
  const target = times(value, ratio(amortisation.targetLoanToValue))
  const excess = debt.top * target.bottom - target.top * debt.bottom
  if (excess <= 0n) return whole(0)
  return over({ top: excess, bottom: debt.bottom * target.bottom }, whole(amortisation.years))
}

function inputsOf({ amortisation, ...facts }: AffordabilityInput): InputFact[] {
  const { rule, ...parameters } = amortisation
  const named = { ...facts, amortisationRule: rule, ...parameters }
  return Object.entries(named).map(([name, value]) => ({
    name,
    label: affordabilityInputLabels[name as keyof typeof affordabilityInputLabels],
    value,
    unit: unitOf(name, value),
  }))
}

function unitOf(name: string, value: unknown): InputFact['unit'] {
  if (Array.isArray(value)) return 'ratio'
  if (name === 'years') return 'years'
  return name === 'amortisationRule' ? 'rule' : 'rappen'
}

// Fractions of whole numbers: two thirds stay two thirds until the last step.
type Fraction = { readonly top: bigint; readonly bottom: bigint }

const whole = (number: number): Fraction => ({ top: BigInt(number), bottom: 1n })
const ratio = ([top, bottom]: Ratio): Fraction => ({ top: BigInt(top), bottom: BigInt(bottom) })
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom })
const over = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.bottom, bottom: a.bottom * b.top })
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})
const rounded = ({ top, bottom }: Fraction): number => Number((2n * top + bottom) / (2n * bottom))
