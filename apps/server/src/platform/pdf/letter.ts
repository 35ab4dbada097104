import { day } from '@hauswart/domain/formats/format'
import { letterTexts as texts } from '@hauswart/domain/reports/letter.labels'
import type { Paper } from './paper.ts'
import { colours, styles } from './type.ts'

/** Who writes to whom, from which house. */
export type Addresses = {
  readonly sender: string
  readonly house: {
    readonly usage: string | null
    readonly street: string | null
    readonly houseNumber: string | null
    readonly zip: string | null
    readonly city: string | null
  }
  readonly to: {
    readonly company: string
    readonly contactName: string | null
    readonly street: string | null
    readonly zip: string | null
    readonly city: string | null
  }
  readonly today: string
}

/** The head of a letter: both addresses, place and day. */
export function writeAddresses(paper: Paper, { house, sender, to, today }: Addresses): void {
  // Who lets the house lives elsewhere, and writes by hand where.
  const isHome = house.usage === null || house.usage === 'owner_occupied'
  const own = isHome ? placeLines(house.street, house.houseNumber, house.zip, house.city) : [texts.ownAddress]
  paper.paragraph([sender, ...own].join('\n'))
  paper.moveTo(paper.y() + 20)
  paper.paragraph(texts.sending, styles.strong)
  const named = to.contactName === null ? [] : [texts.attention(to.contactName)]
  paper.paragraph([to.company, ...named, ...placeLines(to.street, null, to.zip, to.city)].join('\n'))
  paper.moveTo(paper.y() + 20)
  paper.paragraph(isHome && house.city !== null ? `${house.city}, ${day(today)}` : day(today))
  paper.moveTo(paper.y() + 12)
}

const placeLines = (
  street: string | null,
  houseNumber: string | null,
  zip: string | null,
  city: string | null,
): readonly string[] =>
  [
    [street, houseNumber],
    [zip, city],
  ]
    .map((parts) => parts.filter((part) => part !== null).join(' '))
    .filter((line) => line !== '')

const field = 46
const signing = 250

/** The end of a letter: greeting, the place where it is signed, what comes with it. */
export function writeEnd(paper: Paper, sender: string, enclosed: string | undefined): void {
  // The greeting does not stand on another page than the name.
  paper.need(field + 62)
  paper.moveTo(paper.y() + 8)
  paper.paragraph(texts.bye)
  paper.figure(field + 30, `${texts.line}: ${sender}`, ({ x, y }) => {
    const { doc, type } = paper
    doc
      .moveTo(x, y + field)
      .lineTo(x + signing, y + field)
      .lineWidth(0.6)
      .stroke(colours.muted)
    type.set({ text: sender, isHyphenated: false }, x, y + field + 4, styles.cellStrong)
    type.set({ text: texts.line, isHyphenated: false }, x, y + field + 16, styles.small)
  })
  if (enclosed !== undefined) paper.paragraph(texts.enclosed(enclosed), styles.small)
}
