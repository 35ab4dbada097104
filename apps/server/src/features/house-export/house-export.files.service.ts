import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { exportTexts, type ExportPart } from '@hauswart/domain/reports/house-export.labels'
import { documentFile, type Document } from '#features/documents/documents.service.ts'
import { fileName, openFile } from '#features/files/files.service.ts'
import { openPicture, pictureFileName, type Picture } from '#features/pictures/pictures.service.ts'
import type { Context } from '#platform/db/access.ts'
import type { Part } from './house-export.tables.service.ts'
import type { Packed } from './house-export.zip.service.ts'

/** The bytes of papers and pictures that were found clean. Two of the same name are told apart by their number. */
export async function fileEntries(
  ctx: Context,
  realEstateId: string,
  parts: readonly Part[],
): Promise<Packed[]> {
  const rowsOf = (wanted: ExportPart) => parts.find(({ name }) => name === wanted)?.rows ?? []
  const taken = new Set<string>()
  const papers = await Promise.all(
    (rowsOf('unterlagen') as readonly Document[]).map((paper) => paperEntry(ctx, paper, taken)),
  )
  const pictures = (rowsOf('bilder') as readonly Picture[])
    .filter(({ state }) => state === 'ready')
    .map((picture) => ({
      path: freePath(`bilder/${safeName(pictureFileName(picture))}`, taken),
      isPacked: true,
      open: async () => (await openPicture(ctx, realEstateId, picture.id)).bytes,
    }))
  return [...papers.flat(), ...pictures]
}

/** A paper lies in the folder of its drawer, under its title. */
async function paperEntry(ctx: Context, paper: Document, taken: Set<string>): Promise<Packed[]> {
  const { id, state, mediaType } = await documentFile(ctx, paper)
  if (state !== 'ready' || mediaType === null) return []
  const drawer = paper.category === null ? exportTexts.toReview : documentCategoryLabels[paper.category]
  return [
    {
      path: freePath(`unterlagen/${safeName(drawer)}/${safeName(fileName(paper.title, mediaType))}`, taken),
      isPacked: true,
      open: async () => (await openFile(ctx, paper.realEstateId, id, undefined)).bytes,
    },
  ]
}

/** A name that stays in its folder on every system. */
export const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-120)

export function freePath(path: string, taken: Set<string>): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.\w+)?$/.exec(path) ?? []
  let name = path
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem} (${number})${ending}`
  taken.add(name.toLowerCase())
  return name
}
