import type { MarkedText } from '@hauswart/domain/search/search'
import { scoreOf, type Searchable } from '#device/text/match.ts'

export const groups = [
  'actions',
  'houses',
  'rooms',
  'components',
  'measures',
  'todos',
  'documents',
  'appointments',
  'craftsmen',
  'projects',
  'defects',
  'acceptances',
  'approvals',
  'warranties',
  'journal',
  'invoices',
  'quotes',
  'pages',
] as const
export type Group = (typeof groups)[number]

export type Item = Searchable & {
  readonly id: string
  readonly group: Group
  readonly to: string
  /** The house it belongs to, selected on the way there. */
  readonly houseId?: string | undefined
  /** Found later than others that fit as well, as done to-dos are. */
  readonly isOld?: boolean | undefined
  /** Of several with the same one the first is enough, as of an appointment that comes again. */
  readonly series?: string | undefined
  /** The place in its text where the server found it. */
  readonly quote?: readonly MarkedText[] | undefined
  /** How well the server thinks it fits, where it was asked. */
  readonly rank?: number | undefined
}

export type Found = { readonly group: Group; readonly items: readonly Item[] }

const mostPerGroup = 6

/** What fits, group by group; the group with the best hit first. */
export function find(items: readonly Item[], query: string, most = mostPerGroup): Found[] {
  const hits = items
    .map((item) => ({ item, fit: fitOf(item, query) }))
    .filter(({ fit }) => fit > 0)
    .map(({ item, fit }) => ({ item, score: fit - (item.isOld === true ? 0.2 : 0) }))
    .toSorted((a, b) => b.score - a.score)
    .filter(isFirstOfSeries())
  const order = [...new Set(hits.map(({ item }) => item.group))]
  return order.map((group) => ({
    group,
    items: hits
      .filter(({ item }) => item.group === group)
      .slice(0, most)
      .map(({ item }) => item),
  }))
}

function isFirstOfSeries(): (hit: { readonly item: Item }) => boolean {
  const met = new Set<string>()
  return ({ item: { id, series = id } }) => met.size < met.add(series).size
}

const fitOf = (item: Item, query: string): number => Math.max(scoreOf(item, query), item.rank ?? 0)

/** Before anything is typed: what can be done and where one can go. */
export const suggestions = (items: readonly Item[]): Found[] =>
  (['actions', 'pages'] as const)
    .map((group) => ({ group, items: items.filter((item) => item.group === group) }))
    .filter(({ items: some }) => some.length > 0)
