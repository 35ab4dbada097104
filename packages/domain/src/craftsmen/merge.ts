import { maxTrades, type HireAgain } from './craftsman.ts'
import type { Trade } from './trade.ts'

const filled = [
  'contactName',
  'phone',
  'mobile',
  'pikettPhone',
  'email',
  'website',
  'uid',
  'rating',
  'hireAgain',
] as const
const place = ['street', 'zip', 'city'] as const

type Words = Readonly<
  Record<'contactName' | 'phone' | 'mobile' | 'pikettPhone' | 'email' | 'website' | 'uid', string | null>
>

type Mergeable = Words &
  Readonly<Record<(typeof place)[number], string | null>> & {
    readonly trades: readonly Trade[]
    readonly rating: number | null
    readonly hireAgain: HireAgain | null
    readonly isFavourite: boolean
    readonly note: string | null
  }

const longestNote = 2_000

/** What one entry becomes when a second one of the same enterprise joins it: what it says stays, what is empty is filled. */
export function mergedFacts<One extends Mergeable>(first: One, second: Mergeable): One {
  const facts = Object.fromEntries(filled.map((fact) => [fact, first[fact] ?? second[fact]]))
  // Half of one address and half of another would be a third one.
  const isSamePlace = place.every((part) => first[part] === null || first[part] === second[part])
  const address = isSamePlace ? Object.fromEntries(place.map((part) => [part, second[part]])) : {}
  const notes = [first.note, second.note].filter((note) => note !== null)
  const note = new Set(notes).size === 0 ? null : [...new Set(notes)].join('\n\n')
  return {
    ...first,
    ...facts,
    ...address,
    trades: [...new Set([...first.trades, ...second.trades])].slice(0, maxTrades),
    isFavourite: first.isFavourite || second.isFavourite,
    note: note !== null && note.length > longestNote ? first.note : note,
  }
}
