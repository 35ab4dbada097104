import type { Readable } from 'node:stream'
import { maxSeveralDocuments, maxZipBytes } from '@hauswart/domain/documents/several-documents'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { papersFileName } from '@hauswart/domain/reports/house-export.labels'
import { documentFile, getDocument, type Document } from '#features/documents/documents.service.ts'
import { getVersions, versionFile } from '#features/documents/documents.versions.service.ts'
import type { File } from '#features/files/files.service.ts'
import { getRealEstate } from '#features/real-estate/real-estate.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { paperEntry } from './house-export.files.service.ts'
import { zipOf } from './house-export.zip.service.ts'

/** How it is called in the address of a file; which papers are meant follows. */
export const papersId = 'unterlagen.zip'

/** Where this person may fetch these papers as one file for the next minute; those that were found clean. */
export async function papersAddress(
  ctx: Context,
  realEstateId: string,
  ids: readonly string[],
): Promise<string> {
  if (ids.length === 0 || ids.length > maxSeveralDocuments || !ids.every(isUuid))
    throw new AppError('BAD_INPUT', { field: 'ids' })
  const papers = await readPapers(ctx, realEstateId, ids)
  const files = await Promise.all(papers.map((paper) => cleanFile(ctx, paper)))
  const served = files.filter(({ state }) => state === 'ready')
  if (served.length === 0) throw new AppError('NOT_FOUND', { field: 'ids' })
  if (served.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > maxZipBytes)
    throw new AppError('FILE_TOO_LARGE', { field: 'ids' })
  const id = `${papersId}/${packIds(papers.map((paper) => paper.id))}`
  return ctx.addresses.sign({ realEstateId, id, disposition: 'attachment' }, requireIdentity(ctx))
}

/** Session and membership are proven now, and again for each file. */
export async function openPapers(
  ctx: Context,
  realEstateId: string,
  ids: readonly string[],
): Promise<{ readonly fileName: string; readonly bytes: Readable }> {
  const house = await getRealEstate(ctx, requireMember(ctx, realEstateId, 'read'))
  const taken = new Set<string>()
  const entries = []
  for (const paper of await readPapers(ctx, realEstateId, ids))
    entries.push(...paperEntry(ctx, paper, await cleanFile(ctx, paper), { taken }))
  if (entries.length === 0) throw new AppError('NOT_FOUND')
  return { fileName: papersFileName(house, ctx.clock.today()), bytes: zipOf(entries, ctx.clock.now()) }
}

/** What a paper is now; while a newer file of it is judged, what it was before. */
async function cleanFile(ctx: Context, paper: Document): Promise<File> {
  const current = await documentFile(ctx, paper)
  if (current.state === 'ready' || paper.earlierFileIds.length === 0) return current
  const [, ...earlier] = await getVersions(ctx, paper)
  const files = await Promise.all(earlier.map((version) => versionFile(ctx, version)))
  return files.find(({ state }) => state === 'ready') ?? current
}

/** Those of the house that do not lie in the trash, each once. */
async function readPapers(ctx: Context, realEstateId: string, ids: readonly string[]): Promise<Document[]> {
  const rows = await Promise.all([...new Set(ids)].map((id) => getDocument(ctx, realEstateId, id)))
  return rows.filter((row): row is Document => row !== null && row.deletedAt === null)
}

// Sixteen bytes each: a hundred of them must fit into an address.
const packIds = (ids: readonly string[]): string =>
  Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')

export const unpackIds = (packed: string): readonly string[] =>
  (Buffer.from(packed, 'base64url').toString('hex').match(/.{32}/g) ?? []).map((hex) =>
    hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
