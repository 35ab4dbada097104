import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { analyse } from '../src/analysis/engine/analyse.ts'
import { dueComponents, engineVersion, rememberedInput, snapshotOf } from '../src/analysis/engine/snapshot.ts'
import type { ReferenceValue } from '../src/reference/reference-value.ts'
import { inputOf } from './golden-house.ts'
import { goldenHouses } from './golden-houses.ts'

/** What an engine of this version remembers of the golden houses. New houses or figures are other facts, not another engine. */
export type EnginePin = {
  readonly engineVersion: number
  readonly facts: string
  readonly remembered: string
}

const file = new URL('engine-pin.json', import.meta.url)

export function enginePin(rows: readonly ReferenceValue[]): EnginePin {
  const inputs = goldenHouses.map((golden) => rememberedInput(inputOf(golden, rows)))
  const remembered = inputs.map(analyse).map((analysis) => [snapshotOf(analysis), dueComponents(analysis)])
  const houses = inputs.map(({ references: _references, ...house }) => house)
  return { engineVersion, facts: hashOf([houses, figuresOf(rows)]), remembered: hashOf(remembered) }
}

// Where a figure comes from is no fact of a house; the order of files is that of the disk.
const figuresOf = (rows: readonly ReferenceValue[]): string[] =>
  rows
    .map(({ key, canton, value, min, max, unit }) => JSON.stringify([key, canton, value, min, max, unit]))
    .toSorted()

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

export const readEnginePin = (): EnginePin => JSON.parse(readFileSync(file, 'utf8')) as EnginePin

/** What to do where the engine says something else of the same facts, and nobody would look at the houses again. */
export const whatWasForgotten = (before: EnginePin, now: EnginePin): string | undefined =>
  before.engineVersion === now.engineVersion &&
  before.facts === now.facts &&
  before.remembered !== now.remembered
    ? 'The engine remembers something else of the same facts: raise engineVersion in packages/domain/src/analysis/engine/snapshot.ts, then run `node packages/domain/golden/write.ts`.'
    : undefined

/** Refuses what would hide that the version was forgotten. */
export function writeEnginePin(now: EnginePin): void {
  const forgotten = whatWasForgotten(readEnginePin(), now)
  if (forgotten !== undefined) throw new Error(forgotten)
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
}
