import { maxDocumentVersions } from '@hauswart/domain/documents/document'
import { documentVersionInput } from '@hauswart/domain/documents/document.input'
import { getFile, type File } from '#features/files/files.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { findArrived, findDocument } from './documents.queries.ts'
import type { Document } from './documents.service.ts'
import type { DocumentRow, DocumentVersionRow } from './documents.table.ts'
import { listVersions, updateDocumentFile } from './documents.versions.queries.ts'

export type DocumentVersion = DocumentVersionRow & {
  readonly realEstateId: string
  readonly isCurrent: boolean
}

/** The files a paper has and had: the current one first, then those it had before, the last first. */
export async function getVersions(ctx: Context, document: Document): Promise<DocumentVersion[]> {
  const { realEstateId, fileId, earlierFileIds } = document
  const scope = requireMember(ctx, realEstateId, 'read')
  const rows = await listVersions(ctx.reads, scope, [fileId, ...earlierFileIds.toReversed()])
  return rows.map((row) => ({ ...row, realEstateId, isCurrent: row.fileId === fileId }))
}

export const versionFile = async (ctx: Context, { realEstateId, fileId }: DocumentVersion): Promise<File> =>
  mustFind((await getFile(ctx, realEstateId, fileId)) ?? undefined)

type Files = Pick<DocumentRow, 'fileId' | 'earlierFileIds'>
type Chosen = Files & { readonly staysFiled: boolean }
type Choice = (tx: Tx, scope: RealEstateScope, old: DocumentRow, fileId: string) => Promise<Chosen>

/** Gives a paper a newer file; what it had stays readable. What is read in the new one is to be reviewed, as of a new paper. */
export const addDocumentVersion = changesFile('document.add_version', async (tx, scope, old, fileId) => {
  const state = await findArrived(tx, scope, fileId, old.id)
  if (state === undefined) throw new AppError('NOT_FOUND', { field: 'fileId' })
  if (old.earlierFileIds.length + 1 >= maxDocumentVersions) throw new AppError('LIMIT_REACHED')
  // The worker was faster: it is where the worker would have put it, in the list and not in front.
  const isBehind = state === 'refused' && (await findArrived(tx, scope, old.fileId, old.id)) !== 'refused'
  const files = isBehind ? inFront(old, old.fileId, fileId) : inFront(old, fileId)
  return { ...files, staysFiled: isBehind }
})

/** Makes a file current again that the paper had before. */
export const useDocumentVersion = changesFile('document.use_version', async (tx, scope, old, fileId) => {
  const isOwn = [old.fileId, ...old.earlierFileIds].includes(fileId)
  if (!isOwn || (await findArrived(tx, scope, fileId, old.id)) === 'refused')
    throw new AppError('NOT_FOUND', { field: 'fileId' })
  return { ...inFront(old, fileId), staysFiled: true }
})

/** Said again over a newer row it is where it should be already. */
const inFront = (old: Files, fileId: string, last = old.fileId): Files => ({
  fileId,
  earlierFileIds: [...old.earlierFileIds.filter((one) => one !== last), last].filter((one) => one !== fileId),
})

function changesFile(verb: string, choose: Choice) {
  return async (ctx: Context, realEstateId: string, id: string, input: Keyed): Promise<Document> => {
    const { expectedVersion, fileId } = parseInput(documentVersionInput, input)
    const scope = requireMember(ctx, realEstateId, 'write')
    return mutate(ctx, scope, verb, { realEstateId, id, ...input }, async (tx) => {
      const { row } = await overVersion(
        () => findDocument(tx, scope, id),
        expectedVersion,
        async (old) => updateDocumentFile(tx, scope, { ...old, ...(await choose(tx, scope, old, fileId)) }),
      )
      tx.record({ objectId: id, version: row.version, changes: { fileId } })
      return row
    })
  }
}
