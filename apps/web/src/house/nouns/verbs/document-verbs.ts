import { changedBySeveral, type SeveralDocuments } from '@hauswart/domain/documents/several-documents'
import {
  AddDocumentDocument,
  AddDocumentVersionDocument,
  ChangeDocumentsDocument,
  EditDocumentDocument,
  RestoreDocumentDocument,
  TrashDocumentDocument,
  UseDocumentVersionDocument,
} from '#gql/graphql.ts'
import { asHeldDocument as whole, type DocumentRow } from '#house/document-row.ts'
import { addsWithFile, renewsFile } from '#house/record/file-verb.ts'
import { changesSeveral, does } from '#house/record/puts.ts'
import type { Entry, Loose, LooseRow } from '#house/record/said.ts'
import { edits, restores, trashes } from '#house/record/verbs.ts'

/** Filing is a moment: the server notes it when it hears of it. */
const filed = ({ createdAt, variables: { facts = {} } }: Entry) =>
  facts['isFiled'] === undefined
    ? {}
    : { filedAt: facts['isFiled'] === true ? new Date(createdAt).toISOString() : null }

/** What an act over several makes of one of them, as the server will. */
function afterAll({ createdAt, variables: { facts } }: Entry, row: LooseRow): LooseRow | undefined {
  // Typed by the act when it was said, and the row by its list.
  const said = facts as unknown as SeveralDocuments
  if (said.act === 'delete') return undefined
  const changed = changedBySeveral(row as unknown as DocumentRow, said)
  if (changed === undefined) return row
  const filedAt = row['filedAt'] ?? new Date(createdAt).toISOString()
  return { ...row, ...changed, ...(changed.isFiled === true && { filedAt }) }
}

export const blankFile: DocumentRow['file'] = {
  id: '',
  name: '',
  sizeBytes: 0,
  sha256: '',
  mediaType: null,
  state: 'announced',
  refusal: null,
  pageCount: null,
  isRead: false,
  unreadPages: 0,
  suggestions: [],
}

/** Its file from now on, to be reviewed as of a new paper; what it had is one of its earlier ones. */
function renewed(
  entry: Entry,
  row: Loose,
): Pick<DocumentRow, 'file' | 'earlierFileIds' | 'earlierHashes' | 'isFiled' | 'filedAt'> {
  const { file, earlierFileIds, earlierHashes } = row as unknown as DocumentRow
  // A copy on a device may be older than this fact.
  return {
    file: asFile(entry),
    earlierFileIds: [...(earlierFileIds ?? []), file.id],
    earlierHashes: [...(earlierHashes ?? []), file.sha256],
    isFiled: false,
    filedAt: null,
  }
}

/** What the device knows of a file before the server has it. */
const asFile = ({ variables: { title, facts = {}, file } }: Entry): DocumentRow['file'] => ({
  ...blankFile,
  id: String(facts['fileId']),
  name: file instanceof File ? file.name : title,
  sizeBytes: file?.size ?? 0,
})

export const documentVerbs = {
  add: {
    ...addsWithFile(AddDocumentDocument, (entry) => ({ ...filed(entry), file: asFile(entry) })),
    whole,
  },
  update: { ...edits(EditDocumentDocument, {}, filed), whole },
  version: { ...renewsFile(AddDocumentVersionDocument, renewed), whole },
  // Which file that is only the server knows; it tells with its answer.
  reuse: { ...does(UseDocumentVersionDocument, () => ({})), whole },
  several: changesSeveral(ChangeDocumentsDocument, afterAll),
  delete: { ...trashes(TrashDocumentDocument), whole },
  restore: { ...restores(RestoreDocumentDocument), whole },
}
