import type { Part } from './parts.ts'
import type { Each } from './record/house-noun.ts'
import { houseNouns } from './record/nouns.ts'

export type Touched = {
  readonly parts: readonly Part[] | 'all'
  /** Its name, state and role stand in the list of all houses too. */
  readonly isInList: boolean
}

/** Which answers a change can have touched, by its noun, its name in the outbox or its mutation; of one nobody knows, all. */
export function touchedBy(names: readonly string[]): Touched {
  const found = names.map((name) =>
    houseNouns.filter(({ noun, verbs }) => noun === name.split('.')[0] || verbs.includes(name)),
  )
  const nouns = found.flat()
  const isAll =
    names.length === 0 ||
    found.some((claims) => claims.length === 0) ||
    nouns.some(({ isEverywhere }) => isEverywhere)
  return {
    parts: isAll ? 'all' : [...new Set(nouns.flatMap(({ parts, touches }) => [...parts, ...touches]))],
    isInList: nouns.some(({ isEverywhere }) => isEverywhere),
  }
}

/** What has to be asked anew besides the part somebody wrote. */
export const touchedWith = (part: Part): readonly Part[] =>
  houseNouns.find(({ parts }) => parts.includes(part))?.touches ?? ['history']

/** Whether the tab that did it has asked anew what this act changed. */
export const isReadBack = (act: string): boolean =>
  houseNouns.some(({ noun, readBack }) => act.startsWith(`${noun}.`) && readBack?.test(act))

/** Everything of a house that its pages need without a connection. */
export const keptOf = <Result>(realEstateId: string, each: Each<Result>): readonly Result[] =>
  houseNouns.flatMap(({ first, kept }) =>
    [first, kept].flatMap((one) => (one === undefined ? [] : [one(realEstateId, each)])),
  )

export const firstOf = <Result>(realEstateId: string, each: Each<Result>): readonly Result[] =>
  houseNouns.flatMap(({ first }) => (first === undefined ? [] : [first(realEstateId, each)]))

/** Every mutation somebody answers for. */
export const claimed: readonly string[] = houseNouns.flatMap(({ verbs }) => verbs)
