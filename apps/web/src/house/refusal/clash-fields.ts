import type { Conflict } from '#house/record/conflict.ts'
import type { NameOf } from '#house/record/declaration/facts.ts'
import type { HouseRecord } from '#house/record/record.ts'
import type { Loose } from '#house/record/said.ts'
import { factInWords } from './fact-in-words.ts'

/** What two people wrote differently, in words; what says something only together is one choice. */
export function clashFields(
  record: HouseRecord,
  { pairs, written, current = { id: '', version: 0, deletedAt: null } }: Conflict,
  nameOf: NameOf,
) {
  const groups = record.together ?? []
  const groupOf = (fact: string) => groups.find(({ names }) => names.includes(fact))
  const asked = new Set(pairs.map(({ name }) => groupOf(name)?.names[0] ?? name))
  const show = (fact: string, side: Loose) => factInWords(record, fact, side[fact], nameOf)
  return Object.entries(record.facts)
    .filter(([name]) => asked.has(name))
    .map(([name, own]) => {
      const { label, names } = groupOf(name) ?? { label: own, names: [name] }
      const inWords = (side: Loose) => {
        const said = names.filter((one) => (side[one] ?? null) !== null)
        return (said.length === 0 ? [name] : said).map((one) => show(one, side)).join(' ')
      }
      return { name, label, mine: inWords(written), theirs: inWords(current) }
    })
}
