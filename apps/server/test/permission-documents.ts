import {
  editors,
  field,
  inHouse,
  keyed,
  members,
  no,
  outside,
  versioned,
  write,
  writesMoney,
  type Row,
} from './permission-row.ts'
import { newId } from './world.ts'

const listed = (selection: string): Row => field(`documents { nodes { ${selection} } }`, members)

const found = (selection: string): Row => field(`search(text: "Police") { ${selection} }`, members)

export const documentPermissions: Readonly<Record<string, Row>> = {
  'Query.documentations': {
    verdicts: members,
    ask: ({ house }) => ({
      query: 'query Area($id: ID) { documentations(realEstateId: $id) { nodes { id } } }',
      variables: { id: house },
    }),
  },
  'RealEstate.documents': listed('id'),
  'RealEstate.document': field('document(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  'RealEstate.documentCounts': field('documentCounts { total }', members),
  'RealEstate.documentsZipUrl': {
    verdicts: members,
    ask: ({ house, document }) => ({
      query: 'query Zip($id: ID, $ids: [ID!]!) { realEstate(id: $id) { documentsZipUrl(ids: $ids) } }',
      variables: { id: house, ids: [document] },
    }),
  },
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'Document.amountRappen': listed('amountRappen'),
  'Document.isFiled': listed('isFiled'),
  'Document.componentIds': listed('componentIds'),
  'Document.todoIds': listed('todoIds'),
  'Document.projectIds': listed('projectIds'),
  'Document.measureIds': listed('measureIds'),
  'Document.file': listed('file { id }'),
  'Document.versions': listed('versions { isCurrent }'),
  'DocumentVersion.file': listed('versions { file { id } }'),
  'Document.quote': listed('quote'),
  'RealEstate.search': found('id'),
  'SearchHit.title': found('title { text }'),
  'SearchHit.quote': found('quote { text }'),
  'Mutation.addDocument': write(
    '($id: ID!, $input: AddDocumentInput!) { addDocument(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, file }) => ({
      id: house,
      input: { ...keyed(), id: newId(), fileId: file, title: 'Police', isFiled: false },
    }),
  ),
  'Mutation.editDocument': inHouse('editDocument', 'EditDocumentInput', writesMoney, 'document', () => ({
    ...versioned(1),
    amountRappen: 100,
  })),
  'Mutation.addDocumentVersion': write(
    `($id: ID!, $document: ID!, $input: DocumentVersionInput!) {
      addDocumentVersion(realEstateId: $id, id: $document, input: $input) { id } }`,
    editors,
    ({ house, document, file }) => ({ id: house, document, input: { ...versioned(1), fileId: file } }),
  ),
  // It never had this one.
  'Mutation.useDocumentVersion': write(
    `($id: ID!, $document: ID!, $input: DocumentVersionInput!) {
      useDocumentVersion(realEstateId: $id, id: $document, input: $input) { id } }`,
    [...outside, no, no, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    ({ house, document }) => ({ id: house, document, input: { ...versioned(1), fileId: newId() } }),
  ),
  'Mutation.changeDocuments': write(
    '($id: ID!, $input: ChangeDocumentsInput!) { changeDocuments(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, document }) => ({
      id: house,
      input: { ...keyed(), ids: [document], act: 'file', category: 'tax' },
    }),
  ),
  'Mutation.trashDocument': inHouse('trashDocument', 'VersionInput', editors, 'document', () => versioned(1)),
  'Mutation.restoreDocument': inHouse(
    'restoreDocument',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'document',
    () => versioned(1),
  ),
}
