import { createHash } from 'node:crypto'
import type { TestServer } from './server.ts'
import { newId, type Person } from './world.ts'

const add = `mutation AddDocument($realEstateId: ID!, $input: AddDocumentInput!) {
  addDocument(realEstateId: $realEstateId, input: $input) { id version } }`

const renew = `mutation Renew($realEstateId: ID!, $id: ID!, $input: DocumentVersionInput!) {
  addDocumentVersion(realEstateId: $realEstateId, id: $id, input: $input) { id } }`

type FileFacts = { readonly state?: string; readonly text?: string }

/** Papers without their bytes: a file as the worker leaves it, straight in the database. */
export function makeDocuments(server: TestServer) {
  async function file(
    owner: Pick<Person, 'userId'>,
    house: string,
    { state = 'ready', text }: FileFacts = {},
  ): Promise<string> {
    const id = newId()
    await server.admin(
      `insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type, page_count,
         text_state, created_by)
       values ($1, $2, 'Scan.pdf', 1000, $3, $4, $5, 'application/pdf', 1, 'read', $6)`,
      [house, id, createHash('sha256').update(id).digest(), `${house}/${id}`, state, owner.userId],
    )
    if (text !== undefined)
      await server.admin(
        'insert into app.file_text (real_estate_id, file_id, page, body) values ($1, $2, 1, $3)',
        [house, id, text],
      )
    return id
  }

  /** A paper that is still to be reviewed, unless told otherwise. */
  async function document(
    owner: Person,
    house: string,
    { text, ...facts }: Record<string, unknown> & { readonly text?: string } = {},
  ): Promise<string> {
    const id = newId()
    const fileId = await file(owner, house, text === undefined ? {} : { text })
    const input = { fileId, title: 'Police Gebäudeversicherung', isFiled: false, ...facts, id }
    await owner.data(add, { realEstateId: house, input: { ...input, idempotencyKey: newId() } })
    return id
  }

  /** Gives a paper as it was added a newer file. */
  async function version(owner: Person, house: string, id: string, facts: FileFacts = {}): Promise<string> {
    const fileId = await file(owner, house, facts)
    const input = { idempotencyKey: newId(), expectedVersion: 1, fileId }
    await owner.data(renew, { realEstateId: house, id, input })
    return fileId
  }

  return { file, document, version }
}
