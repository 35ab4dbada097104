import { dueOfTown, craftsBill, supplyBill } from './bills.ts'
import { policy, serviceContract, warranty } from './agreements.ts'
import { makeChance, type Chance } from './chance.ts'
import { businessLetter, offer, privateLetter } from './letters.ts'
import { landRegister, minutes, taxBill } from './official.ts'
import type { Draft, Paper } from './paper.ts'

type Kind = readonly [name: string, count: number, write: (chance: Chance) => Draft]
const kinds: readonly Kind[] = [
  ['bill of a craftsman', 44, craftsBill],
  ['bill of a utility', 22, supplyBill],
  ['bill of a municipality', 18, dueOfTown],
  ['offer', 12, offer],
  ['letter of a firm or office', 22, businessLetter],
  ['letter of a neighbour', 10, privateLetter],
  ['policy', 18, policy],
  ['minutes', 14, minutes],
  ['service contract', 14, serviceContract],
  ['warranty', 12, warranty],
  ['tax', 8, taxBill],
  ['land register', 6, landRegister],
]

/** Two hundred papers, always the same: every kind in both halves and on both media. */
export const stack: readonly Paper[] = kinds
  .flatMap(([kind, count, write]) => Array.from({ length: count }, () => ({ kind, write })))
  .map(({ kind, write }, at) => {
    const draft = write(makeChance(7_919 * (at + 1)))
    const medium = at % 2 === 0 ? 'pdf' : 'photo'
    const name = `Scan ${String(at + 1).padStart(3, '0')}`
    return { ...draft, kind, medium, half: at % 4 < 2 ? 'seen' : 'unseen', name, text: printed(draft.html) }
  })

function printed(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
}
