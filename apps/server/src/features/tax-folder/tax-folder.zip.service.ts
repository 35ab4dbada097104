import type { Readable } from 'node:stream'
import { classLabel } from '@hauswart/domain/taxes/tax-folder.labels'
import { folderOrder, type FolderEntry } from '@hauswart/domain/taxes/tax-folder'
import { documentFile, getDocument } from '#features/documents/documents.service.ts'
import { fileName, openFile } from '#features/files/files.service.ts'
import { freePath, safeName } from '#features/house-export/house-export.files.service.ts'
import { zipOf, type Packed } from '#features/house-export/house-export.zip.service.ts'
import type { Context } from '#platform/db/access.ts'
import type { FolderPaper } from './tax-folder.read.service.ts'

/** The lists first, then the receipts in the order of the return. Nothing is whole in memory. */
export async function receiptsZip(
  ctx: Context,
  realEstateId: string,
  { entries }: FolderPaper,
  lists: readonly Packed[],
): Promise<Readable> {
  const taken = new Set<string>()
  const receipts: Packed[] = []
  for (const entry of firstLines(entries))
    receipts.push(...(await receiptOf(ctx, realEstateId, entry, taken)))
  return zipOf([...lists, ...receipts], ctx.clock.now())
}

/** Of each receipt the line that comes first; private ones are nobody's business, others wait for their class. */
function firstLines(entries: readonly FolderEntry[]): readonly FolderEntry[] {
  const seen = new Set<number>()
  return entries.filter(({ receipt, taxClass }) => {
    if (seen.has(receipt) || taxClass === null || taxClass === 'private') return false
    seen.add(receipt)
    return true
  })
}

/** `belege/1 Unterhalt/003 Sanitär Huber AG 26-0412.pdf`; nothing where no paper is filed, or none found clean. */
async function receiptOf(
  ctx: Context,
  realEstateId: string,
  { receipt, taxClass, creditor, number, documentId }: FolderEntry,
  taken: Set<string>,
): Promise<Packed[]> {
  const paper = documentId === null ? null : await getDocument(ctx, realEstateId, documentId)
  if (paper === null || paper.deletedAt !== null || taxClass === null) return []
  const { id, state, mediaType } = await documentFile(ctx, paper)
  if (state !== 'ready' || mediaType === null) return []
  const drawer = `${folderOrder.indexOf(taxClass) + 1} ${classLabel(taxClass)}`
  const name = `${String(receipt).padStart(3, '0')} ${creditor}${number === null ? '' : ` ${number}`}`
  return [
    {
      path: freePath(`belege/${drawer}/${safeName(fileName(name, mediaType))}`, taken),
      isPacked: true,
      open: async () => (await openFile(ctx, realEstateId, id, undefined)).bytes,
    },
  ]
}
