import type {
  Figure,
  FigureInput,
  FigureOrigin,
  FigureRule,
  FigureSource,
  FigureUnit,
} from '../../figures/figure.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import { inputLabels, ruleTexts, type RuleId } from './rule.labels.ts'

type Numbers = { readonly value: number; readonly low?: number | null; readonly high?: number | null }
type Why = { readonly inputs: readonly FigureInput[]; readonly rules: readonly FigureRule[] }

/** A figure with its explanation; a number without a range is its own range. */
export const explained = (
  unit: FigureUnit,
  { value, low, high }: Numbers,
  { inputs, rules }: Why,
): Figure => ({
  value,
  low: Math.min(low ?? value, value),
  high: Math.max(high ?? value, value),
  unit,
  inputs,
  rules,
})

/**
 * A figure whose explanation is put together when somebody asks for it: a plan of thirty years has dozens of sums that
 * rest on hundreds of rules, and a finger that moves a measure never asks. Without numbers it is «Noch kein Richtwert».
 */
export function explainedLater(unit: FigureUnit, numbers: Numbers | null, why: () => Why): Figure {
  let held: Why | undefined
  const told = (): Why => (held ??= why())
  const { value, low, high } = numbers ?? { value: null }
  return {
    value,
    low: value === null ? null : Math.min(low ?? value, value),
    high: value === null ? null : Math.max(high ?? value, value),
    unit,
    get inputs() {
      return told().inputs
    },
    get rules() {
      return told().rules
    },
  }
}

/** A figure whose range is its value. */
export const exactFigure = (
  unit: FigureUnit,
  value: number,
  rules: readonly FigureRule[],
  inputs: readonly FigureInput[] = [],
): Figure => explained(unit, { value }, { inputs, rules })

/** What cannot be computed yet, with the reason as its rule: «Noch kein Richtwert». */
export const noFigure = (
  unit: FigureUnit,
  rules: readonly FigureRule[],
  inputs: readonly FigureInput[] = [],
): Figure => ({ value: null, low: null, high: null, unit, inputs, rules })

/** A row as a range; where the source has no range it is its value. */
export const rowRange = (row: ReferenceValue): { value: number; low: number; high: number } => ({
  value: row.value,
  low: row.min ?? row.value,
  high: row.max ?? row.value,
})

type Range = { readonly value: number | null; readonly low: number | null; readonly high: number | null }

/** The same act on value, low and high; nothing of nothing. */
export const mapRange = ({ value, low, high }: Range, act: (one: number) => number): Range => ({
  value: value === null ? null : act(value),
  low: low === null ? null : act(low),
  high: high === null ? null : act(high),
})

/** The same for a range that is known at all three. */
export const mapped = (
  { value, low, high }: { value: number; low: number; high: number },
  act: (one: number) => number,
): { value: number; low: number; high: number } => ({ value: act(value), low: act(low), high: act(high) })

export const fact = (
  name: keyof typeof inputLabels,
  value: number | string,
  unit: FigureUnit,
  origin: FigureOrigin,
): FigureInput => ({ label: inputLabels[name], value, unit, origin })

type Row = ReferenceValue | undefined

/** A rule with the rows it read; a row that is missing is simply no source. */
export const ruleOf = (id: string, text: string, rows: readonly Row[] = []): FigureRule => ({
  id,
  text,
  sources: rows.flatMap((row) => (row === undefined ? [] : [sourceOf(row)])),
})

/** One of the common rules, whose texts stand together. */
export const rule = (id: RuleId, ...rows: readonly Row[]): FigureRule =>
  rows.length === 0 ? plainRule(id) : ruleOf(id, ruleTexts[id], rows)

/** Each rule once, with the sources of all its uses. */
export function mergedRules(rules: readonly FigureRule[]): FigureRule[] {
  const merged = new Map<string, { readonly text: string; readonly sources: Map<string, FigureSource> }>()
  for (const { id, text, sources: more } of rules) {
    const held = merged.get(id) ?? { text, sources: new Map<string, FigureSource>() }
    for (const source of more) held.sources.set(source.key, source)
    merged.set(id, held)
  }
  return [...merged].map(([id, { text, sources: own }]) => ({ id, text, sources: [...own.values()] }))
}

// Rules without rows and sources of rows never differ: one object each keeps a plan of thirty years cheap.
const plainRules = new Map<RuleId, FigureRule>()
const sources = new WeakMap<ReferenceValue, FigureSource>()

function plainRule(id: RuleId): FigureRule {
  const held = plainRules.get(id)
  if (held !== undefined) return held
  const made = ruleOf(id, ruleTexts[id])
  plainRules.set(id, made)
  return made
}

function sourceOf(row: ReferenceValue): FigureSource {
  const held = sources.get(row)
  if (held !== undefined) return held
  const { key, source, checkedOn, isVerified } = row
  const made = { key, source, checkedOn, isVerified }
  sources.set(row, made)
  return made
}
