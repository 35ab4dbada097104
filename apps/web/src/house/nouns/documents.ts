import { documentCategories } from '@hauswart/domain/documents/document'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { changedBySeveral, type SeveralDocuments } from '@hauswart/domain/documents/several-documents'
import { day, money } from '#device/text/format.ts'
import {
  AddDocumentDocument,
  AddDocumentVersionDocument,
  ChangeDocumentsDocument,
  EditDocumentDocument,
  RestoreDocumentDocument,
  TrashDocumentDocument,
  UseDocumentVersionDocument,
} from '#gql/graphql.ts'
import { documentsQuery } from '#house/document-queries.ts'
import { addsWithFile, renewsFile } from '#house/record/file-verb.ts'
import { changesSeveral, does } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
import type { Entry, Loose, LooseRow } from '#house/record/said.ts'
import { edits, restores, trashes } from '#house/record/verbs.ts'
import { asHeldDocument as whole, type DocumentRow } from '#house/document-row.ts'

export type { DocumentRow } from '#house/document-row.ts'

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

const blankFile: DocumentRow['file'] = {
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

export const documents = defineRecord({
  noun: 'document',
  lists: { all: documentsQuery },
  // The newest first, as they were named.
  compare: (a, b) => (a.id < b.id ? 1 : -1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Titel',
    category: 'Ordner',
    datedOn: 'Datum',
    sender: 'Absender',
    amountRappen: 'Betrag',
    validUntil: 'Gültig bis',
    keepUntil: 'Aufbewahren bis',
    note: 'Notiz',
    tags: 'Stichwörter',
    componentIds: 'Bauteile',
    todoIds: 'To-dos',
    projectIds: 'Renovationen',
    measureIds: 'Entscheide',
    isFiled: 'Abgelegt',
  },
  inWords: (fact, value, nameOf) => {
    if (Array.isArray(value))
      return value.map((one) => (fact === 'tags' ? String(one) : (nameOf(String(one)) ?? '…'))).join(', ')
    if (typeof value === 'number') return money(value)
    if (fact === 'category') return labelOf(value)
    return typeof value === 'string' && /On$|Until$/.test(fact) ? day(value) : undefined
  },
  blank: (at) => ({
    title: '',
    category: null,
    datedOn: null,
    sender: null,
    amountRappen: null,
    validUntil: null,
    keepUntil: null,
    note: null,
    tags: [],
    componentIds: [],
    todoIds: [],
    projectIds: [],
    measureIds: [],
    earlierFileIds: [],
    earlierHashes: [],
    isFiled: false,
    filedAt: null,
    createdAt: at,
    updatedAt: at,
    file: blankFile,
  }),
  verbs: {
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
  },
  words: {
    add: (name) => `Unterlage ${name} ablegen`,
    update: (name) => `Unterlage ${name} ändern`,
    version: (name) => `Neue Version von ${name} ablegen`,
    reuse: (name) => `Frühere Version von ${name} zur aktuellen machen`,
    several: (name) => `${name} ändern`,
    delete: (name) => `Unterlage ${name} löschen`,
    restore: (name) => `Unterlage ${name} zurückholen`,
  },
})

const labelOf = (value: unknown): string | undefined => {
  const category = documentCategories.find((one) => one === value)
  return category && documentCategoryLabels[category]
}
