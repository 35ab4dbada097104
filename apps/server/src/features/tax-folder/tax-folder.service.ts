import type { Readable } from 'node:stream'
import { fileTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { gainFileTexts, taxFolderTexts } from '@hauswart/domain/taxes/tax-folder.labels'
import { toCsv } from '#features/house-export/house-export.sheets.service.ts'
import { requireIdentity, type Context } from '#platform/db/access.ts'
import { makePaper } from '#platform/pdf/paper-maker.ts'
import { nameOf, type TaxFile } from './tax-folder.names.service.ts'
import { readPaper } from './tax-folder.read.service.ts'
import { overviewOf, taxTable, toXlsx } from './tax-folder.sheets.service.ts'
import { receiptsZip } from './tax-folder.zip.service.ts'

export type MadeFile = {
  readonly fileName: string
  readonly mediaType: string
  readonly bytes: Uint8Array | Readable
}

/** Where this person may fetch a file for the next minute; what is in it is judged when it is fetched. */
export const taxFileAddress = (ctx: Context, realEstateId: string, file: TaxFile): string =>
  ctx.addresses.sign({ realEstateId, id: nameOf(file), disposition: 'attachment' }, requireIdentity(ctx))

/** A file for the tax return or for the sale. Session, membership and the finance right are proven now. */
export async function makeTaxFile(
  ctx: Context,
  realEstateId: string,
  file: TaxFile,
  gone: AbortSignal,
): Promise<MadeFile> {
  const read = () => readPaper(ctx, realEstateId, file)
  const script = new URL('tax-folder.thread.ts', import.meta.url)
  const pdf = async () => (await makePaper(ctx, { script, read, gone })).bytes
  const paper = await read()
  const title = titleOf(file)
  const stem = `${title} ${fileTitle(paper.house)}`
  if (file.format === 'pdf')
    return { fileName: `${stem}.pdf`, mediaType: 'application/pdf', bytes: await pdf() }
  const table = taxTable(paper.entries)
  const csv = () => toCsv(table)
  const xlsx = () => toXlsx(title, overviewOf(paper), table)
  if (file.format === 'csv')
    return { fileName: `${stem}.csv`, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(csv()) }
  if (file.format === 'xlsx') return { fileName: `${stem}.xlsx`, mediaType: excel, bytes: await xlsx() }
  const bytes = await receiptsZip(ctx, realEstateId, paper, [
    { path: `${title}.pdf`, open: pdf, isPacked: true },
    { path: `${title}.csv`, open: async () => csv() },
    { path: `${title}.xlsx`, open: xlsx, isPacked: true },
  ])
  return { fileName: `${stem}.zip`, mediaType: 'application/zip', bytes }
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const titleOf = (file: TaxFile): string =>
  file.kind === 'folder' ? taxFolderTexts.title(file.year) : gainFileTexts.title
