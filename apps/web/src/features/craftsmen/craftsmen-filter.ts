import { trades, type Trade } from '@hauswart/domain/craftsmen/trade'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { scoreOf } from '#device/text/match.ts'
import type { CraftsmanRow } from '#house/nouns/craftsmen.ts'
import { tradeWords } from './craftsman-words.ts'

export type CraftsmenFilter = {
  readonly search: string
  readonly trade: Trade | undefined
  readonly isFavourite: boolean
  readonly hasPikett: boolean
}

export const noFilter: CraftsmenFilter = {
  search: '',
  trade: undefined,
  isFavourite: false,
  hasPikett: false,
}

export const isFiltered = ({ search, trade, isFavourite, hasPikett }: CraftsmenFilter): boolean =>
  search.trim() !== '' || trade !== undefined || isFavourite || hasPikett

/** Those that fit, in the order they came. */
export const filterCraftsmen = <Row extends CraftsmanRow>(
  all: readonly Row[],
  { search, trade, isFavourite, hasPikett }: CraftsmenFilter,
): Row[] =>
  all.filter(
    (one) =>
      (trade === undefined || one.trades.includes(trade)) &&
      (!isFavourite || one.isFavourite) &&
      (!hasPikett || one.pikettPhone !== null) &&
      (search.trim() === '' || scoreOf(wordsOf(one), search) > 0),
  )

const wordsOf = (one: CraftsmanRow) => ({
  title: one.company,
  detail: tradeWords(one),
  words: [one.contactName, one.city, one.zip, one.note].filter(Boolean).join(' '),
})

/** The trades that somebody in the book has, in the order of the product. */
export const tradesIn = (all: readonly CraftsmanRow[]): Trade[] =>
  trades.filter((trade) => all.some((one) => one.trades.includes(trade)))

/** A trade as the address names it. */
export const slugOf = (trade: Trade): string =>
  tradeLabels[trade]
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replaceAll(/[^a-z]+/g, '-')

export const tradeOf = (slug: string | null): Trade | undefined =>
  trades.find((trade) => slugOf(trade) === slug)
