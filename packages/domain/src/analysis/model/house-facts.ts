import type { FigureInput, FigureOrigin } from '../../figures/figure.ts'
import { buildPeriodLabel } from '../../real-estate/building.labels.ts'
import { yearsOfPeriod } from '../../real-estate/building.ts'
import type { RealEstateFact } from '../../real-estate/origin.ts'
import type { EngineContext } from './engine-context.ts'

/** A fact of the house as an input, with who said it. */
export const houseInput = (
  { input }: EngineContext,
  fact: RealEstateFact,
  { label, value, unit }: Omit<FigureInput, 'origin'>,
): FigureInput => ({ label, value, unit, origin: originOf(input.house.origins, fact) })

export const originOf = (
  origins: EngineContext['input']['house']['origins'],
  fact: RealEstateFact,
): FigureOrigin => origins.find(({ field }) => field === fact)?.source ?? 'owner'

type Built = {
  readonly fact: 'buildYear' | 'buildPeriod'
  readonly middle: number
  /** Of a period the last year: it must lie before a limit as a whole. */
  readonly last: number
  /** As it was told. */
  readonly said: Pick<FigureInput, 'value' | 'unit'>
}

/** When the house was built, by its year or else by its period. */
export function builtIn({ input }: EngineContext): Built | null {
  const { buildYear, buildPeriod } = input.house
  if (buildYear !== null) {
    const said = { value: buildYear, unit: 'year' as const }
    return { fact: 'buildYear', middle: buildYear, last: buildYear, said }
  }
  if (buildPeriod === null) return null
  const { from, to } = yearsOfPeriod(buildPeriod)
  const [first, last] = [from ?? to ?? 0, to ?? from ?? 0]
  const said = { value: buildPeriodLabel(buildPeriod), unit: 'word' as const }
  return { fact: 'buildPeriod', middle: Math.round((first + last) / 2), last, said }
}
