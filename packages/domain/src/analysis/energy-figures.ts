import type { Figure, FigureInput, FigureOrigin, FigureRule, FigureUnit } from '../figures/figure.ts'
import type { RealEstateFact } from '../real-estate/origin.ts'
import type { ReferenceValue } from '../reference/reference-value.ts'
import type { EngineContext } from './engine-context.ts'

type Row = ReferenceValue | undefined
type Range = { readonly value: number | null; readonly low: number | null; readonly high: number | null }

/** A rule with the rows it used; the ones that are missing are simply not named. */
export const ruleOf = (id: string, text: string, rows: readonly Row[] = []): FigureRule => ({
  id,
  text,
  sources: rows.flatMap((row) =>
    row === undefined
      ? []
      : [{ key: row.key, source: row.source, checkedOn: row.checkedOn, isVerified: row.isVerified }],
  ),
})

/** A fact of the house as an input, with who said it. */
export const houseInput = (
  { input }: EngineContext,
  fact: RealEstateFact,
  { label, value, unit }: Omit<FigureInput, 'origin'>,
): FigureInput => ({ label, value, unit, origin: originOf(input.house.origins, fact) })

const originOf = (origins: EngineContext['input']['house']['origins'], fact: RealEstateFact): FigureOrigin =>
  origins.find(({ field }) => field === fact)?.source ?? 'owner'

/** «Noch kein Richtwert», with the reason as its rule. */
export const noFigure = (
  unit: FigureUnit,
  rules: readonly FigureRule[],
  inputs: readonly FigureInput[] = [],
): Figure => ({ value: null, low: null, high: null, unit, inputs, rules })

/** A figure whose range is its value. */
export const exactFigure = (
  unit: FigureUnit,
  value: number,
  rules: readonly FigureRule[],
  inputs: readonly FigureInput[] = [],
): Figure => ({ value, low: value, high: value, unit, inputs, rules })

/** A row as a range; where the source has no range it is its value. */
export const rowRange = (row: ReferenceValue): { value: number; low: number; high: number } => ({
  value: row.value,
  low: row.min ?? row.value,
  high: row.max ?? row.value,
})

/** The same act on value, low and high; nothing of nothing. */
export const mapRange = ({ value, low, high }: Range, act: (one: number) => number): Range => ({
  value: value === null ? null : act(value),
  low: low === null ? null : act(low),
  high: high === null ? null : act(high),
})
