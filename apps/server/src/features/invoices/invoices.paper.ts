import { bareMoney, day } from '@hauswart/domain/formats/format'
import { heldOf } from '@hauswart/domain/invoices/holding'
import { addressLine, houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { disputeLetterTexts as texts } from '@hauswart/domain/reports/dispute-letter.labels'
import { letterTexts } from '@hauswart/domain/reports/letter.labels'
import { drawTitled, factsGrid, type Fact } from '#platform/pdf/grid.ts'
import { writeAddresses, writeEnd } from '#platform/pdf/letter.ts'
import { openPaper } from '#platform/pdf/paper.ts'
import { styles } from '#platform/pdf/type.ts'
import type { DisputeFacts } from './invoices.letter.service.ts'

/** The whole letter, from whom it comes to the place where it is signed. */
export async function writeDisputeLetter(facts: DisputeFacts): Promise<Uint8Array> {
  const { house, sender, today, invoice } = facts
  const title = `${texts.title} ${houseTitle(house)}`
  const paper = openPaper({ title, author: sender, madeAt: new Date(`${today}T12:00:00Z`) })
  writeAddresses(paper, facts)
  paper.heading(1, texts.title)
  paper.paragraph(letterTexts.greeting)
  paper.paragraph(texts.intro(addressLine(house) || houseTitle(house)))
  drawTitled(paper, { level: 2, title: texts.invoice.title }, factsGrid(invoiceFacts(facts)))
  paper.heading(2, texts.reason)
  paper.paragraph(invoice.disputeReason ?? '')
  paper.heading(2, texts.demand.title)
  paper.paragraph(texts.demand[invoice.disputeDemand ?? 'correction'], styles.strong)
  paper.paragraph(`${texts.answer} ${texts.reserve(disputedOf(facts) === invoice.openRappen)}`)
  writeEnd(paper, sender, texts.enclosed)
  return paper.finish({ head: title, foot: texts.foot(day(today)), number: texts.number })
}

/** What is kept back for another reason is no part of it. */
const disputedOf = ({ invoice }: DisputeFacts): number =>
  heldOf({ ...invoice, retainedRappen: null }, invoice.openRappen)

function invoiceFacts(facts: DisputeFacts): readonly Fact[] {
  const { invoice, project, to } = facts
  const words = texts.invoice
  const amount = (rappen: number): string => `${invoice.currency} ${bareMoney(rappen)}`
  const paid = invoice.payments.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
  const disputed = disputedOf(facts)
  const rest = invoice.openRappen - disputed
  const what = disputed === invoice.amountRappen ? words.whole(amount(disputed)) : amount(disputed)
  const rows: readonly (readonly [string, string | null])[] = [
    [words.sender, invoice.creditor === to.company ? null : invoice.creditor],
    [words.number, invoice.number],
    [words.issuedOn, day(invoice.issuedOn)],
    [words.project, project],
    [words.amount, amount(invoice.amountRappen)],
    [words.paid, paid === 0 ? null : amount(paid)],
    [words.disputed, words.since(what, day(invoice.disputedOn))],
    [words.rest, rest === 0 ? null : amount(rest)],
  ]
  return rows.flatMap(([name, said]): Fact[] => (said === null ? [] : [[name, { text: said }]]))
}
