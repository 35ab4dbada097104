import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure, type Figure } from '../proof.ts'
import type { Paper } from './paper.ts'
import type { Suggestion, Verdict } from './verdict.ts'

/** What became of one paper. */
export type Result = {
  readonly paper: Paper
  readonly isRead: boolean
  readonly suggestions: readonly Suggestion[]
  readonly verdict: Verdict
  readonly queries: readonly { readonly words: string; readonly isFound: boolean }[]
}
/** The least share of a hundred. */
export type Floors = { readonly found: number; readonly date: number; readonly sender: number }

export function gates(results: readonly Result[], floors: Floors, of = ''): Figure[] {
  const queries = results.flatMap((result) => result.queries)
  return [
    share(
      `papers read${of}`,
      results.map(({ isRead }) => isRead),
      100,
    ),
    share(
      `queries that find their paper among three${of}`,
      queries.map(({ isFound }) => isFound),
      floors.found,
    ),
    share(
      `days of papers right${of}`,
      results.map(({ verdict }) => verdict.date),
      floors.date,
    ),
    share(
      `senders right${of}`,
      results.map(({ verdict }) => verdict.sender),
      floors.sender,
    ),
  ]
}

function share(what: string, all: readonly boolean[], floor: number): Figure {
  const good = all.filter(Boolean).length
  const percent = (100 * good) / all.length
  return figure(
    what,
    `${percent.toFixed(1)} % (${good} of ${all.length})`,
    `at least ${floor} %`,
    percent >= floor,
  )
}

/** By medium, and what no target is set for. */
export function tell(results: readonly Result[], say: (line: string) => void): void {
  for (const half of ['seen', 'unseen'] as const)
    for (const medium of ['pdf', 'photo'] as const) {
      const some = results.filter(({ paper }) => paper.half === half && paper.medium === medium)
      if (some.length === 0) continue
      const of = (all: readonly (boolean | undefined)[]) =>
        `${all.filter((one) => one === true).length}/${all.filter((one) => one !== undefined).length}`
      const by = (field: keyof Verdict) => of(some.map(({ verdict }) => verdict[field]))
      const found = of(some.flatMap(({ queries }) => queries.map(({ isFound }) => isFound)))
      say(
        `  ${half.padEnd(6)} ${medium.padEnd(5)}  found ${found}  day ${by('date')}  sender ${by('sender')}  amount ${by('amount')}  category ${by('category')}  due ${by('due')}  number ${by('number')}`,
      )
    }
}

/** For whoever tunes the rules: the seen half only, what was read of it and what was missed. */
export async function writeSeen(results: readonly Result[], textOf: (paper: Paper) => Promise<string>) {
  const folder = join(tmpdir(), 'hauswart-recognition')
  mkdirSync(folder, { recursive: true })
  const seen = results.filter(({ paper }) => paper.half === 'seen')
  const whole = await Promise.all(
    seen.map(async ({ paper, ...rest }) => {
      const { name, kind, medium, truth } = paper
      return { name, kind, medium, truth, ...rest, read: await textOf(paper) }
    }),
  )
  const isMissed = ({ verdict, queries }: (typeof whole)[number]) =>
    Object.values(verdict).includes(false) || queries.some(({ isFound }) => !isFound)
  writeFileSync(join(folder, 'seen.json'), JSON.stringify(whole, undefined, 1))
  const misses = join(folder, 'seen-misses.json')
  writeFileSync(misses, JSON.stringify(whole.filter(isMissed), undefined, 1))
  return misses
}
