import { heatingVariantLabels } from '../analysis/model/heating-variants.labels.ts'
import type { FigureRule, FigureSource } from '../figures/figure.ts'
import { componentLabels } from '../real-estate/component.labels.ts'
import { reportTexts } from './analysis-report.labels.ts'

/** A source as it is listed: once, under its number, however many figures rest on it. */
type ListedSource = {
  readonly number: number
  readonly text: string
  readonly checkedOn: string
  readonly isVerified: boolean
}

type SourceGroup = { readonly title: string; readonly sources: readonly ListedSource[] }

export type SourceList = {
  readonly groups: readonly SourceGroup[]
  /** The numbers of what a rule rests on: «1–3, 7», or nothing. */
  readonly numbersOf: (rule: FigureRule) => string
}

const { groups: titles, words, others, electricity, of, kind } = reportTexts.sources

type Family = keyof typeof titles
type Names = Readonly<Record<string, string>>
const energyNames: Names = { ...heatingVariantLabels, electricity }

/** Rows whose sources say how much, but not of what: their keys do. */
const families: readonly (readonly [start: string, family: Family, names: Names])[] = [
  ['lifetime.', 'lifetime', componentLabels],
  ['cost.', 'cost', componentLabels],
  ['heating.investment_', 'investment', energyNames],
  ['energy.service_', 'service', energyNames],
  ['energy.price_', 'price', energyNames],
  ['co2.', 'co2', energyNames],
]

type What = { readonly family?: Family | undefined; readonly name?: string | undefined }

function whatOf(key: string): What {
  const [start = '', family, names = {}] = families.find(([one]) => key.startsWith(one)) ?? []
  const name = names[key.slice(start.length).replace(/_total$/, '')]
  return name === undefined ? {} : { family, name }
}

/** Rows that were read at the same place on the same day, with the same right to be believed. */
type Entry = {
  readonly first: FigureSource
  readonly family: Family | undefined
  readonly names: Set<string>
  readonly rows: Set<string>
}

const fewest = 3

/** Every source of these rules once, with what it is used for, numbered in the order of the list. */
export function listSources(rules: readonly FigureRule[]): SourceList {
  const entries = entriesOf(rules)
  const stems = Map.groupBy(entries, ({ first }) => stemOf(first.source))
  const isStem = (stem: string) => (stems.get(stem)?.length ?? 0) >= fewest
  const titleOf = ({ family, first }: Entry): string => {
    const stem = stemOf(first.source)
    return isStem(stem) ? stem : family === undefined ? others : titles[family]
  }
  const grouped = Map.groupBy(entries, titleOf)
  const order = [...Object.values(titles), ...[...stems.keys()].filter(isStem), others]
  const numbers = new Map<string, number>()
  let number = 0
  const groups = order.flatMap((title) => {
    const sources = (grouped.get(title) ?? []).map((entry): ListedSource => {
      number += 1
      for (const row of entry.rows) numbers.set(row, number)
      const { checkedOn, isVerified } = entry.first
      return { number, text: textOf(entry, title), checkedOn, isVerified }
    })
    return sources.length === 0 ? [] : [{ title, sources }]
  })
  return {
    groups,
    numbersOf: ({ sources }) => ranges(sources.flatMap((one) => numbers.get(rowOf(one)) ?? [])),
  }
}

/** Two rows of one key are of different years: what was read tells them apart. */
const rowOf = ({ key, source, checkedOn, isVerified }: FigureSource): string =>
  [key, source, checkedOn, isVerified].join('\n')

function entriesOf(rules: readonly FigureRule[]): readonly Entry[] {
  const entries = new Map<string, Entry>()
  for (const row of rules.flatMap(({ sources }) => sources)) {
    const { family, name } = whatOf(row.key)
    const place = [family, row.source, row.checkedOn, row.isVerified].join('\n')
    const entry = entries.get(place) ?? { first: row, family, names: new Set(), rows: new Set() }
    if (name !== undefined) entry.names.add(name)
    entry.rows.add(rowOf(row))
    entries.set(place, entry)
  }
  return [...entries.values()]
}

const joint = ': '

/** Who published it, before the colon; who names several publications has no single one. */
function stemOf(source: string): string {
  const [stem = source, ...rest] = source.split(joint)
  return rest.length === 1 ? stem : source
}

function textOf({ first: { source }, family, names }: Entry, title: string): string {
  const what = [...names].join(', ')
  if (!source.startsWith(title + joint)) return what === '' ? source : of(what, source)
  const rest = source.slice(title.length + joint.length)
  return family === undefined ? capital(rest) : of(kind(words[family], what), rest)
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('de') + text.slice(1)

/** «1–3, 7». */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const one of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === one - 1) last[1] = one
    else runs.push([one, one])
  }
  const told = ([from, to]: readonly [number, number]): string =>
    from === to ? `${from}` : `${from}${to === from + 1 ? ', ' : '–'}${to}`
  return runs.map(told).join(', ')
}

/** On which day which numbers were looked up, the day of most of them first. */
export const checkedDays = ({ groups }: SourceList): (readonly [day: string, numbers: string])[] => {
  const days = Map.groupBy(
    groups.flatMap(({ sources }) => sources),
    ({ checkedOn }) => checkedOn,
  )
  return [...days]
    .toSorted(([a, some], [b, more]) => more.length - some.length || b.localeCompare(a))
    .map(([day, sources]) => [day, ranges(sources.map(({ number }) => number))] as const)
}
