import { openArchive, type Archive } from './recognition/archive.ts'
import { costOf } from './recognition/cost.ts'
import type { Paper } from './recognition/paper.ts'
import { openPress } from './recognition/press.ts'
import { queriesFor } from './recognition/queries.ts'
import { gates, tell, writeSeen, type Floors, type Result } from './recognition/results.ts'
import { stack } from './recognition/stack.ts'
import { verdictOn } from './recognition/verdict.ts'
import { atMost, caught, speed, type Figure, type Proof, type ProofOptions } from './proof.ts'

const floors = {
  long: { found: 95, date: 90, sender: 90 },
  /** Few papers: one more or less is many of a hundred. */
  short: { found: 80, date: 60, sender: 30 },
} satisfies Record<string, Floors>
/** Half of them photos, and short ones: a photo takes seconds to read. */
const shortOnes = ['Scan 001', 'Scan 002', 'Scan 045', 'Scan 102', 'Scan 121', 'Scan 130']
const costSample = { pdf: 40, photo: 12 }

export const proof: Proof = {
  about:
    'papers are read: found by their words, with day and sender, at little more than the cost of the bare tools',
  run: async (options) => {
    const archive = await openArchive()
    try {
      return await measure(archive, options)
    } finally {
      await archive.close()
    }
  },
}

type Filed = {
  readonly paper: Paper
  readonly queries: readonly string[]
  readonly bytes: Buffer
  readonly id: string
}

async function measure(archive: Archive, { short, say }: ProofOptions): Promise<Figure[]> {
  const all = queriesFor(stack)
  const chosen = stack
    .map((paper, at) => ({ paper, at, queries: all[at] ?? [] }))
    .filter(({ paper }) => !short || shortOnes.includes(paper.name))
  const press = await openPress(short ? 'part' : 'whole')
  const filed: Filed[] = []
  for (const { paper, at, queries } of chosen) {
    const bytes = await press.make(paper, at)
    const ending = paper.medium === 'pdf' ? 'pdf' : 'jpg'
    filed.push({ paper, queries, bytes, id: await archive.file(`${paper.name}.${ending}`, bytes) })
  }
  const blank = await archive.file('Scan 000.txt', Buffer.from('\n'))
  await press.close()
  await archive.settled()

  const results = await judged(archive, filed)
  tell(results, say)
  const unread = filed.slice(0, 1).map((one) => ({ ...one, id: blank }))
  const faults = [
    caught('a paper of which nothing was read', fallen(await judged(archive, unread))),
    caught('the text of another paper', fallen(await judged(archive, swapped(filed)))),
  ]
  if (short) return [...gates(results, floors.short), ...faults]

  const idOf = new Map(filed.map(({ paper, id }) => [paper, id]))
  say(
    `  what was missed of the seen half: ${await writeSeen(results, (paper) => archive.textOf(idOf.get(paper) ?? ''))}`,
  )
  const half = (name: Paper['half']) =>
    gates(
      results.filter(({ paper }) => paper.half === name),
      floors.long,
      `, ${name}`,
    )
  return [...half('seen'), ...half('unseen'), ...(await costs(filed, say)), ...faults]
}

async function judged(archive: Archive, filed: readonly Filed[]): Promise<Result[]> {
  const results: Result[] = []
  for (const { paper, queries, id } of filed) {
    const { isRead, suggestions } = await archive.suggestions(id)
    const asked: { words: string; isFound: boolean }[] = []
    for (const words of queries) asked.push({ words, isFound: (await archive.find(words)).includes(id) })
    results.push({ paper, isRead, suggestions, verdict: verdictOn(paper, suggestions), queries: asked })
  }
  return results
}

const swapped = (filed: readonly Filed[]) =>
  filed.map((one, at) => ({ ...one, id: filed.at(at - 1)?.id ?? '' }))
const fallen = (results: readonly Result[]) => gates(results, floors.short).filter(({ ok }) => !ok).length

async function costs(filed: readonly Filed[], say: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [medium, most] of [
    ['pdf', 1.35],
    ['photo', 1.2],
  ] as const) {
    const sample = filed.filter(({ paper }) => paper.medium === medium).slice(0, costSample[medium])
    const { ours, bare, ratio } = await costOf(medium, sample, '2026-11-01')
    say(
      `  ${medium}: ${(ours * 1_000).toFixed(0)} ms of the processor a page, the bare tool ${(bare * 1_000).toFixed(0)} ms`,
    )
    figures.push(speed(atMost(`cost of a page by the bare tool, ${medium}`, ratio, most, 2)))
  }
  return figures
}
