import writeExcel, { type SheetData } from 'write-excel-file/node'
import { day } from '@hauswart/domain/formats/format'
import { paperWords } from '@hauswart/domain/invoices/expense.labels'
import { writeHundredths } from '@hauswart/domain/payments/hundredths'
import { folderOrder, type FolderEntry } from '@hauswart/domain/taxes/tax-folder'
import { classLabel, gainFileTexts, taxFolderTexts } from '@hauswart/domain/taxes/tax-folder.labels'
import type { FolderPaper } from './tax-folder.read.service.ts'

const { heads } = taxFolderTexts

type Table = { readonly heads: readonly string[]; readonly cells: readonly (readonly string[])[] }
/** A name and an amount in Rappen. */
type Sum = readonly [name: string, rappen: number]

/** Every line of every receipt; amounts with a point, as programs read them. */
export const taxTable = (entries: readonly FolderEntry[]): Table => ({
  heads: [
    heads.receipt,
    heads.kind,
    heads.issuedOn,
    heads.paidOn,
    heads.creditor,
    heads.number,
    heads.text,
    heads.currency,
    heads.cost,
    heads.subsidy,
    heads.net,
  ],
  cells: entries.map((entry) => [
    String(entry.receipt),
    classLabel(entry.taxClass),
    day(entry.issuedOn),
    entry.paidOn === null ? '' : day(entry.paidOn),
    entry.creditor,
    paperWords(entry),
    entry.text ?? '',
    entry.currency,
    writeHundredths(entry.costRappen),
    writeHundredths(entry.subsidyRappen),
    writeHundredths(entry.netRappen),
  ]),
})

/** The sums of the first sheet. */
export function overviewOf({ folder, finance, entries }: FolderPaper): readonly Sum[] {
  if (folder !== null)
    return [
      ...folderOrder.map((name): Sum => [classLabel(name), folder.net[name]]),
      [classLabel(null), folder.unassignedRappen],
      ...(folder.deduction.cantonal === null
        ? []
        : [[`${taxFolderTexts.deductible}, ${taxFolderTexts.cantonal}`, folder.deduction.cantonal] as const]),
      ...(folder.deduction.federal === null
        ? []
        : [[`${taxFolderTexts.deductible}, ${taxFolderTexts.federal}`, folder.deduction.federal] as const]),
    ]
  return [
    [gainFileTexts.price, finance?.purchasePriceRappen ?? 0],
    [gainFileTexts.costs, finance?.purchaseCostsRappen ?? 0],
    [gainFileTexts.improvements, entries.reduce((total, { netRappen }) => total + netRappen, 0)],
  ]
}

/** Amounts are numbers in it, so that a spreadsheet can count on. */
export async function toXlsx(title: string, sums: readonly Sum[], table: Table): Promise<Buffer> {
  const amounts = new Set<string>([heads.cost, heads.subsidy, heads.net])
  const strong = (value: string) => ({ value, fontWeight: 'bold' as const })
  const overview: SheetData = [
    [strong(title)],
    ...sums.map(([name, rappen]) => [text(name), money(writeHundredths(rappen))]),
    [text(taxFolderTexts.note)],
  ]
  const receipts: SheetData = [
    table.heads.map(strong),
    ...table.cells.map((row) =>
      row.map((cell, at) => (amounts.has(table.heads[at] ?? '') ? money(cell) : text(cell))),
    ),
  ]
  return writeExcel([
    { data: overview, sheet: taxFolderTexts.sums, columns: [{ width: 44 }, { width: 16 }] },
    {
      data: receipts,
      sheet: taxFolderTexts.receipts,
      stickyRowsCount: 1,
      columns: [8, 18, 13, 13, 32, 16, 32, 9, 13, 13, 13].map((width) => ({ width })),
    },
  ]).toBuffer()
}

const text = (value: string) => ({ type: String, value })
/** Written out and read again: the one number that prints as these hundredths. */
const money = (written: string) => ({ type: Number, value: Number(written), format: '#,##0.00' })
