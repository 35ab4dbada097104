import { bareMoney, day, money } from '@hauswart/domain/formats/format'
import type { InvoiceKind } from '@hauswart/domain/invoices/expense'
import { paperWords } from '@hauswart/domain/invoices/expense.labels'
import { addressLine, houseTitle, reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import {
  folderOrder,
  hasUnassigned,
  type FolderEntry,
  type TaxFolder,
} from '@hauswart/domain/taxes/tax-folder'
import { folderRules, sourceWords } from '@hauswart/domain/taxes/tax-folder-rules'
import {
  classLabel,
  gainFileTexts,
  noFlatTexts,
  taxFolderTexts as texts,
} from '@hauswart/domain/taxes/tax-folder.labels'
import { drawTitled, factsGrid, type Cell, type Fact, type Grid } from '#platform/pdf/grid.ts'
import { openPaper, type Paper } from '#platform/pdf/paper.ts'
import { colours, styles } from '#platform/pdf/type.ts'
import type { FolderPaper } from './tax-folder.read.service.ts'

/** The folder of a year, or the file for the sale, from the first line to the last page number. */
export async function writeTaxPaper(facts: FolderPaper): Promise<Uint8Array> {
  const { today, house, folder } = facts
  const title = folder === null ? gainFileTexts.title : texts.title(folder.year)
  const name = `${title} ${houseTitle(house)}`
  const paper = openPaper({ title: name, author: texts.brand, madeAt: new Date(`${today}T12:00:00Z`) })
  paper.paragraph(texts.brand, { ...styles.strong, colour: colours.brick })
  paper.heading(1, title)
  const address = addressLine(house)
  if (address !== '') paper.paragraph(address, { ...styles.body, size: 11, colour: colours.muted })
  if (folder === null) writeGain(paper, facts)
  else writeFolder(paper, folder, facts)
  const foot = `${texts.brand} · ${title} vom ${day(today)}`
  return paper.finish({ head: name, foot, number: reportTexts.number })
}

function writeFolder(paper: Paper, folder: TaxFolder, { finance }: FolderPaper): void {
  const { deduction, entries, foreign, year } = folder
  const { cantonal } = deduction
  paper.paragraph(cantonal === null ? texts.leadOpen(year) : texts.lead(money(cantonal), year), styles.lead)
  paper.paragraph(texts.note)
  drawTitled(paper, { level: 2, title: texts.sums }, sumsGrid(folder))
  for (const sentence of sentencesOf(folder)) paper.paragraph(sentence)
  drawTitled(
    paper,
    { level: 2, title: texts.choice, note: texts.perYear },
    choiceGrid(folder, finance?.imputedRentRappen ?? null),
  )
  if (folder.flat.cantonal !== null) paper.paragraph(texts.better(folder.flat.cantonal, money), styles.strong)
  if (folder.noFlat !== null) paper.paragraph(noFlatTexts[folder.noFlat])
  if (folder.carry.length > 0) drawTitled(paper, { level: 2, title: texts.carry }, carryGrid(folder))
  for (const taxClass of [...told, null]) {
    const own = entries.filter((entry) => entry.taxClass === taxClass)
    if (own.length > 0) drawTitled(paper, { level: 2, title: classLabel(taxClass) }, entriesGrid(own))
  }
  if (foreign.length > 0)
    drawTitled(paper, { level: 2, title: 'EUR', note: texts.foreign }, entriesGrid(foreign))
  if (entries.length + foreign.length === 0) paper.paragraph(texts.none)
  paper.heading(2, texts.rules)
  for (const { text, sources } of folderRules(folder)) {
    paper.paragraph(text)
    if (sources.length > 0) paper.paragraph(sourceWords(sources), styles.small)
  }
}

function sentencesOf({
  imputedRentEnds,
  year,
  unassignedRappen,
  subsidyRappen,
  entries,
  rule,
}: TaxFolder): string[] {
  const missing = new Set(
    entries.flatMap(({ documentId, receipt, taxClass }) =>
      documentId === null && taxClass !== 'private' ? [receipt] : [],
    ),
  ).size
  return [
    texts.yearRule(rule),
    ...(hasUnassigned({ entries }) ? [texts.unassigned(unassignedRappen, money)] : []),
    ...(subsidyRappen > 0 ? [texts.subsidy(money(subsidyRappen))] : []),
    ...(missing > 0 ? [texts.missing(missing)] : []),
    ...(imputedRentEnds !== undefined && year < imputedRentEnds.value
      ? [texts.regime(imputedRentEnds.value)]
      : []),
  ]
}

/** The paper goes to the tax office: what is private is nobody's business. */
const told = folderOrder.filter((name) => name !== 'private')

const strong = (text: string): Cell => ({ text, isStrong: true })
const right = (title: string, share = 11) => ({ title, share, isRight: true })

function sumsGrid({ costs, net, unassignedRappen, deduction, entries }: TaxFolder): Grid {
  const open = entries.filter(({ taxClass }) => taxClass === null)
  const given = open.reduce((total, { costRappen }) => total + costRappen, 0)
  const said = (amount: number | null): Cell => strong(amount === null ? texts.unknown : bareMoney(amount))
  return {
    columns: [{ title: texts.heads.kind, share: 24 }, right(texts.heads.cost), right(texts.heads.net)],
    rows: [
      ...told.map((name) => [
        { text: classLabel(name) },
        { text: bareMoney(costs[name]) },
        { text: bareMoney(net[name]) },
      ]),
      ...(open.length > 0
        ? [[{ text: classLabel(null) }, { text: bareMoney(given) }, { text: bareMoney(unassignedRappen) }]]
        : []),
      [strong(`${texts.deductible}, ${texts.cantonal}`), { text: '' }, said(deduction.cantonal)],
      [strong(`${texts.deductible}, ${texts.federal}`), { text: '' }, said(deduction.federal)],
    ],
  }
}

function choiceGrid({ flat, net }: TaxFolder, rent: number | null): Grid {
  const isOpen = (choice: TaxFolder['flat']['cantonal']) =>
    choice?.sources.some(({ isVerified }) => !isVerified) === true
  const flatFact = (who: string, choice: TaxFolder['flat']['cantonal']): Fact[] =>
    choice === null ? [] : [[texts.flat(who), { text: money(choice.flat), isOpen: isOpen(choice) }]]
  return factsGrid([
    [texts.effective, { text: money(net.upkeep + net.energy + net.operation) }],
    ...flatFact(texts.cantonal, flat.cantonal),
    ...flatFact(texts.federal, flat.federal),
    [texts.rent, { text: rent === null ? texts.unknown : money(rent) }],
  ])
}

const carryGrid = ({ carry }: TaxFolder): Grid =>
  factsGrid(
    carry.map((note): Fact => [
      String(note.year),
      { text: money(note.energyRappen), note: texts.carryUntil(note) },
    ]),
  )

/** The lines of receipts and what they come to. */
function entriesGrid(entries: readonly FolderEntry[]): Grid {
  const { heads } = texts
  const total = (of: 'costRappen' | 'subsidyRappen' | 'netRappen'): string =>
    bareMoney(entries.reduce((sum, entry) => sum + entry[of], 0))
  return {
    columns: [
      { title: heads.receipt, share: 6 },
      { title: heads.paidOn, share: 11 },
      { title: heads.creditor, share: 26 },
      right(heads.cost),
      right(heads.subsidy),
      right(heads.net),
    ],
    rows: [
      ...entries.map((entry) => [
        { text: String(entry.receipt) },
        { text: entry.paidOn === null ? '–' : day(entry.paidOn) },
        { text: entry.creditor, note: noteOf(entry) },
        { text: bareMoney(entry.costRappen) },
        { text: entry.subsidyRappen === 0 ? '–' : bareMoney(entry.subsidyRappen) },
        { text: bareMoney(entry.netRappen) },
      ]),
      [
        { text: '' },
        { text: '' },
        strong(heads.total),
        strong(total('costRappen')),
        strong(total('subsidyRappen')),
        strong(total('netRappen')),
      ],
    ],
  }
}

// A cost without a bill has no day but that of its payment; a credit note is called so already.
const daysOf: Readonly<Record<InvoiceKind, (on: string) => string | null>> = {
  bill: (on) => `${texts.heads.issuedOn} ${on}`,
  credit: texts.of,
  expense: () => null,
}

/** What it was for, which number, of what day. */
const noteOf = (entry: FolderEntry): string =>
  [entry.text, paperWords(entry), daysOf[entry.kind ?? 'bill'](day(entry.issuedOn))]
    .filter((part) => part !== null && part !== '')
    .join(' · ')

function writeGain(paper: Paper, { entries, finance }: FolderPaper): void {
  const own = entries.filter(({ currency }) => currency === 'CHF')
  const foreign = entries.filter(({ currency }) => currency !== 'CHF')
  const improvements = own.reduce((total, { netRappen }) => total + netRappen, 0)
  const { purchasedOn = null, purchasePriceRappen = null, purchaseCostsRappen = null } = finance ?? {}
  const said = (amount: number | null): Cell => ({
    text: amount === null ? gainFileTexts.unknown : money(amount),
  })
  paper.paragraph(
    own.length === 0 ? gainFileTexts.none : gainFileTexts.lead(money(improvements)),
    styles.lead,
  )
  paper.paragraph(gainFileTexts.note)
  const facts: readonly Fact[] = [
    [gainFileTexts.purchasedOn, { text: purchasedOn === null ? gainFileTexts.unknown : day(purchasedOn) }],
    [gainFileTexts.price, said(purchasePriceRappen)],
    [gainFileTexts.costs, said(purchaseCostsRappen)],
    [purchasedOn === null ? gainFileTexts.improvementsAll : gainFileTexts.improvements, said(improvements)],
    [
      gainFileTexts.total,
      said(
        purchasePriceRappen === null ? null : purchasePriceRappen + (purchaseCostsRappen ?? 0) + improvements,
      ),
    ],
  ]
  drawTitled(paper, { level: 2, title: gainFileTexts.basis }, factsGrid(facts))
  if (own.length > 0) drawTitled(paper, { level: 2, title: gainFileTexts.byYear }, entriesGrid(own))
  if (foreign.length > 0)
    drawTitled(paper, { level: 2, title: 'EUR', note: texts.foreign }, entriesGrid(foreign))
  paper.paragraph(gainFileTexts.keep)
}
