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
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'Document.amountRappen': listed('amountRappen'),
  'Document.isFiled': listed('isFiled'),
  'Document.componentIds': listed('componentIds'),
  'Document.todoIds': listed('todoIds'),
  'Document.file': listed('file { id }'),
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
  'Mutation.trashDocument': inHouse('trashDocument', 'VersionInput', editors, 'document', () => versioned(1)),
  'Mutation.restoreDocument': inHouse(
    'restoreDocument',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'document',
    () => versioned(1),
  ),
}
