import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { calendarDay } from '@hauswart/domain/formats/format'
import { exportTexts, type ExportPart } from '@hauswart/domain/reports/house-export.labels'
import { documentFile, type Document } from '#features/documents/documents.service.ts'
import { getVersions, versionFile } from '#features/documents/documents.versions.service.ts'
import { fileName, openFile, type File } from '#features/files/files.service.ts'
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
    (rowsOf('unterlagen') as readonly Document[]).map(async (paper) =>
      paperEntry(ctx, paper, await documentFile(ctx, paper), { folder: 'unterlagen/', taken }),
    ),
  )
  const pictures = (rowsOf('bilder') as readonly Picture[])
    .filter(({ state }) => state === 'ready')
    .map((picture) => ({
      path: freePath(`bilder/${safeName(pictureFileName(picture))}`, taken),
      isPacked: true,
      open: async () => (await openPicture(ctx, realEstateId, picture.id)).bytes,
    }))
  const earlier: Packed[] = []
  for (const paper of rowsOf('unterlagen') as readonly Document[])
    earlier.push(...(await earlierEntries(ctx, paper, { folder: 'unterlagen/', taken })))
  return [...papers.flat(), ...earlier, ...pictures]
}

type Place = { readonly folder?: string; readonly taken: Set<string> }

/** A paper lies in the folder of its drawer, under its title; nothing of one that was not found clean. */
export const paperEntry = (ctx: Context, paper: Document, file: File, place: Place): Packed[] =>
  entryOf(ctx, paper, { file, name: paper.title }, place)

/** What a paper had before lies beside it, under the day it was filed. */
async function earlierEntries(ctx: Context, paper: Document, place: Place): Promise<Packed[]> {
  if (paper.earlierFileIds.length === 0) return []
  const versions = (await getVersions(ctx, paper)).filter(({ isCurrent }) => !isCurrent)
  const entries = []
  for (const version of versions) {
    const name = exportTexts.earlier(paper.title, calendarDay(version.addedAt))
    entries.push(...entryOf(ctx, paper, { file: await versionFile(ctx, version), name }, place))
  }
  return entries
}

type Named = { readonly file: File; readonly name: string }

function entryOf(
  ctx: Context,
  { realEstateId, category }: Document,
  { file: { id, state, mediaType }, name }: Named,
  { folder = '', taken }: Place,
): Packed[] {
  if (state !== 'ready' || mediaType === null) return []
  const drawer = category === null ? exportTexts.toReview : documentCategoryLabels[category]
  return [
    {
      path: freePath(`${folder}${safeName(drawer)}/${safeName(fileName(name, mediaType))}`, taken),
      isPacked: true,
      open: async () => (await openFile(ctx, realEstateId, id, undefined)).bytes,
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
