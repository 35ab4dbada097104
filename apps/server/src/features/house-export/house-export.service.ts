import type { Readable } from 'node:stream'
import { exportFileName, type ExportPart } from '@hauswart/domain/reports/house-export.labels'
import { getRealEstate, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { fileEntries } from './house-export.files.service.ts'
import { namesIn } from './house-export.names.service.ts'
import { readers } from './house-export.parts.service.ts'
import { toCsv, toPage, type Sheet } from './house-export.sheets.service.ts'
import { zipOf, type Packed } from './house-export.zip.service.ts'

/** How it is called in the address of a file. */
export const exportId = 'hausakte.zip'

export type HouseExport = { readonly fileName: string; readonly bytes: Readable }

/** Where this owner may fetch everything of the house for the next minute. */
export const exportAddress = (ctx: Context, realEstateId: string): string =>
  ctx.addresses.sign({ realEstateId, id: exportId, disposition: 'attachment' }, requireIdentity(ctx))

/** Everything of a house to take along. Session and membership are proven now, and again for each file. */
export async function openExport(ctx: Context, realEstateId: string): Promise<HouseExport> {
  const house = await getRealEstate(ctx, requireMember(ctx, realEstateId, 'own'))
  const names = Object.keys(readers) as ExportPart[]
  const lists = await Promise.all(names.map((name) => readers[name](ctx, realEstateId)))
  const called = namesIn(lists)
  const parts = lists.map(({ table, ...list }) => ({ ...list, table: table?.(called) }))
  const files = await fileEntries(ctx, realEstateId, lists)
  const today = ctx.clock.today()
  return {
    fileName: exportFileName(house, today),
    bytes: zipOf(
      [pageEntry(house, today, parts, files), ...parts.flatMap(listEntries), ...files],
      ctx.clock.now(),
    ),
  }
}

const pageEntry = (
  house: RealEstate,
  today: string,
  parts: readonly Sheet[],
  files: readonly Packed[],
): Packed => ({
  path: 'index.html',
  open: async () => toPage({ house, today, parts, files: files.map(({ path }) => path) }),
})

const listEntries = ({ name, rows, table }: Sheet): Packed[] => [
  { path: `daten/${name}.json`, open: async () => `${JSON.stringify(rows, null, 2)}\n` },
  ...(table === undefined ? [] : [{ path: `daten/${name}.csv`, open: async () => toCsv(table) }]),
]
