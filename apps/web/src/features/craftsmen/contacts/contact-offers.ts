import { isReachable, sameBy, type Known } from '@hauswart/domain/craftsmen/craftsman'
import type { ReadCard } from '@hauswart/domain/craftsmen/read-contact-cards'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'
import { contactsTexts as texts } from './contacts.texts.ts'

/** A contact of a file as it stands to be chosen. */
export type Offer = {
  /** Where it stands in the file. */
  readonly at: number
  readonly card: ReadCard
  /** What is understood, in words. */
  readonly facts: string
  /** That somebody probably is in the book already; it forbids nothing. */
  readonly same: string | undefined
  readonly canBeTaken: boolean
}

export function offersOf(cards: readonly ReadCard[], book: readonly Known[]): Offer[] {
  const before: Known[] = []
  return cards.map((card, at) => {
    const known = { company: card.company, zip: card.zip, uid: null }
    const same = hintIn(known, book) ?? (before.some((one) => sameBy(known, one)) ? texts.twice : undefined)
    before.push(known)
    return { at, card, facts: factsOf(card), same, canBeTaken: isReachable(card) }
  })
}

function hintIn(known: Known, book: readonly Known[]): string | undefined {
  for (const one of book) {
    const by = sameBy(known, one)
    if (by !== undefined) return craftsmenTexts.form.same[by](one.company)
  }
  return undefined
}

const factsOf = (card: ReadCard): string =>
  [
    card.contactName,
    card.phone,
    card.mobile,
    card.pikettPhone === null ? null : `${craftsmenTexts.pikett} ${card.pikettPhone}`,
    card.email,
    card.website,
    [card.street, [card.zip, card.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
