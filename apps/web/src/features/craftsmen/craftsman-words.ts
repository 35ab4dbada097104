import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import type { CraftsmanRow } from '#house/nouns/craftsmen.ts'
import type { Shown } from '#house/record/record.ts'

/** A craftsman as the screen shows it: with what is on its way. */
export type Craftsman = Shown<CraftsmanRow>

export const tradeWords = ({ trades }: Pick<CraftsmanRow, 'trades'>): string =>
  trades.map((trade) => tradeLabels[trade]).join(', ')

/** The number one calls by day. */
export const mainPhone = ({ phone, mobile, pikettPhone }: CraftsmanRow): string | null =>
  phone ?? mobile ?? pikettPhone

export const townWords = ({ zip, city }: CraftsmanRow): string =>
  [zip, city].filter((part) => part !== null).join(' ')

export const addressWords = (craftsman: CraftsmanRow): string =>
  [craftsman.street, townWords(craftsman)].filter(Boolean).join(', ')

/** Where a website leads; people leave out the beginning. */
export const websiteHref = (website: string): string =>
  /^https?:/i.test(website) ? website : `https://${website}`

/** A website as it is said: without its beginning and the last stroke. */
export const websiteWords = (website: string): string =>
  website.replace(/^https?:\/\//i, '').replace(/\/$/, '')

const full = 5
export const starWords = (rating: number): string => '★'.repeat(rating) + '☆'.repeat(full - rating)
