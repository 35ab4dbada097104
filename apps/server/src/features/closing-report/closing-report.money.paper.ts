import { contractTermsLabels } from '@hauswart/domain/defects/defect.labels'
import { bareMoney, day } from '@hauswart/domain/formats/format'
import { owedOf } from '@hauswart/domain/invoices/credit'
import { invoiceSettlement } from '@hauswart/domain/invoices/invoice'
import { sumCostsWith, withInvoices, withoutItem } from '@hauswart/domain/projects/cost-sums'
import { firmsOf, type Firm } from '@hauswart/domain/projects/firms'
import { changeOrderStateLabels } from '@hauswart/domain/quotes/change-order.labels'
import { closingReportTexts as texts } from '@hauswart/domain/reports/closing-report.labels'
import { improvementLines } from '@hauswart/domain/reports/improvement-lines'
import { drawTitled, type Cell, type Column } from '#platform/pdf/grid.ts'
import type { Paper } from '#platform/pdf/paper.ts'
import { styles } from '#platform/pdf/type.ts'
import type { ClosingFacts } from './closing-report.service.ts'

const right = (title: string, share = 2): Column => ({ title, share, isRight: true })
const amount = (rappen: number): Cell => ({ text: bareMoney(rappen) })
const strong = (text: string): Cell => ({ text, isStrong: true })

const billsOf = ({ invoices }: ClosingFacts) =>
  invoices.map((one) => ({ ...one, paidRappen: invoiceSettlement(one).paid }))

/** Who worked on it, by which contract; to who may see amounts with what it came to. */
export function writeFirms(paper: Paper, facts: ClosingFacts): void {
  const { title, none, company, contract, of, unknown, committed, invoiced, paid } = texts.firms
  const names = new Map(facts.companies)
  const firms = firmsOf({ ...facts, invoices: billsOf(facts) }, (id) => names.get(id))
  if (firms.length === 0) {
    paper.heading(2, title)
    return paper.paragraph(none)
  }
  const contractOf = ({ terms, contractOn }: Firm): string =>
    terms === null
      ? unknown
      : [contractTermsLabels[terms], contractOn === null ? '' : of(day(contractOn))].filter(Boolean).join(' ')
  const { hasFinances } = facts
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: company, share: 3.6 },
        { title: contract, share: 3.4 },
        ...(hasFinances ? [right(committed), right(invoiced), right(paid)] : []),
      ],
      rows: firms.map((firm) => [
        strong(firm.company),
        { text: contractOf(firm) },
        ...(hasFinances ? amountsOf(firm) : []),
      ]),
    },
  )
}

/** What nobody has written down is not nothing. */
const amountsOf = ({ committed, invoiced, paid }: Firm): readonly Cell[] => [
  committed === 0 ? unwritten : amount(committed),
  ...(invoiced === 0 ? [unwritten, unwritten] : [amount(invoiced), amount(paid)]),
]
const unwritten: Cell = { text: '–' }

/** Budget, committed, invoiced and paid with what lies between them, then item by item. */
export function writeCosts(paper: Paper, facts: ClosingFacts): void {
  const { costs: words } = texts
  const { budgetRappen = null, costItems = [] } = facts.project
  const bills = billsOf(facts).filter(({ currency }) => currency === 'CHF')
  const sums = sumCostsWith(costItems, bills)
  const budget = budgetRappen ?? (sums.planned > 0 ? sums.planned : null)
  const against = (rappen: number): Cell => ({
    text: budget === null ? '' : words.difference(rappen - budget),
  })
  const open = bills.reduce((total, bill) => total + owedOf(bill), 0)
  drawTitled(
    paper,
    { level: 2, title: words.title },
    {
      columns: [{ title: words.what, share: 4 }, right(words.amount, 2.4), right(words.against, 3.6)],
      rows: [
        [
          strong(budgetRappen === null && budget !== null ? words.budgetOfItems : words.budget),
          budget === null ? { text: words.noBudget } : strong(bareMoney(budget)),
          { text: '' },
        ],
        [{ text: words.committed }, amount(sums.committed), against(sums.committed)],
        [{ text: words.invoiced }, amount(sums.invoiced), against(sums.invoiced)],
        [{ text: words.paid }, amount(sums.paid), against(sums.paid)],
        ...(open > 0 ? [[{ text: words.open }, amount(open), { text: '' }]] : []),
      ],
    },
  )
  paper.paragraph(bills.length === 0 ? words.byHand : words.fromInvoices(bills.length), styles.small)
  const foreign = facts.invoices.length - bills.length
  if (foreign > 0) paper.paragraph(words.foreign(foreign), styles.small)
  const loose = withoutItem(costItems, bills)
  if (costItems.length === 0 && loose === undefined) return
  const rows = [
    ...withInvoices(costItems, bills),
    ...(loose === undefined ? [] : [{ title: words.loose, plannedRappen: 0, committedRappen: 0, ...loose }]),
  ]
  drawTitled(
    paper,
    { level: 3, title: words.items },
    {
      columns: [
        { title: words.item, share: 4 },
        right(words.planned),
        right(texts.firms.committed),
        right(words.invoiced),
        right(words.paid),
      ],
      rows: [
        ...rows.map((row) => [
          { text: row.title },
          amount(row.plannedRappen),
          amount(row.committedRappen),
          amount(row.invoicedRappen),
          amount(row.paidRappen),
        ]),
        [
          strong(words.total),
          ...[sums.planned, sums.committed, sums.invoiced, sums.paid].map((sum) => strong(bareMoney(sum))),
        ],
      ],
    },
  )
}

export function writeOrders(paper: Paper, { orders, quotes }: ClosingFacts): void {
  if (orders.length === 0) return
  const { title, name, company, saidOn, state, amount: heading } = texts.orders
  drawTitled(
    paper,
    { level: 2, title },
    {
      columns: [
        { title: name, share: 4 },
        { title: company, share: 3 },
        { title: saidOn, share: 1.8 },
        { title: state, share: 2 },
        right(heading, 2.2),
      ],
      rows: orders.map((order) => [
        strong(order.title),
        { text: quotes.find(({ id }) => id === order.quoteId)?.company ?? '' },
        { text: day(order.saidOn) },
        { text: changeOrderStateLabels[order.state] },
        amount(order.amountRappen),
      ]),
    },
  )
}

/** What of it counts when the house is sold, as the owner divided the invoices. */
export function writeImprovement(paper: Paper, { invoices }: ClosingFacts): void {
  paper.heading(2, texts.improvement.title)
  for (const line of improvementLines(invoices)) paper.paragraph(line)
}
