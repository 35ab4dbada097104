import { setTimeout as sleep } from 'node:timers/promises'
import { openFiles } from '../../apps/server/test/files.ts'
import { newId } from '../../apps/server/test/world.ts'
import type { Suggestion } from './verdict.ts'

const add = `mutation AddScan($house: ID!, $input: AddDocumentInput!) {
  addDocument(realEstateId: $house, input: $input) { id } }`
const one = `query ReadScan($house: ID!, $id: ID!) { realEstate(id: $house) { document(id: $id) {
  file { isRead suggestions { field value reason quote } } } } }`
const search = `query FindScan($house: ID!, $text: String!) { realEstate(id: $house) {
  search(first: 3, text: $text) { kind id } } }`

type Scan = { readonly isRead: boolean; readonly suggestions: readonly Suggestion[] }
export type Archive = Awaited<ReturnType<typeof openArchive>>

/** A house whose owner puts papers away and looks for them, with a worker that reads. */
export async function openArchive() {
  const files = await openFiles({ worker: true, config: { S3_BUCKET: 'hauswart-proof-recognition' } })
  const { server, owner, house } = files
  return {
    /** Named like a device names it, so that only what stands on it can find it. */
    file: async (name: string, bytes: Buffer): Promise<string> => {
      const fileId = await files.send(bytes, { name })
      const id = newId()
      const input = { idempotencyKey: newId(), id, fileId, title: name, isFiled: false }
      await owner.data(add, { house, input })
      return id
    },
    /** Until the worker has nothing left to read, however long a busy machine takes. */
    settled: async () => {
      while ((await server.admin('select 1 from graphile_worker.jobs limit 1')).length > 0) await sleep(100)
    },
    suggestions: async (id: string): Promise<Scan> => {
      const { realEstate } = await owner.data<{ realEstate: { document: { file: Scan } } }>(one, {
        house,
        id,
      })
      return realEstate.document.file
    },
    /** The first three that the product's search answers. */
    find: async (words: string): Promise<string[]> => {
      type Found = { realEstate: { search: { kind: string; id: string }[] } }
      const { realEstate } = await owner.data<Found>(search, { house, text: words })
      return realEstate.search.filter(({ kind }) => kind === 'document').map(({ id }) => id)
    },
    textOf: async (id: string): Promise<string> => {
      const pages = await server.admin<{ body: string }>(
        `select t.body from app.file_text t join app.document d on d.file_id = t.file_id where d.id = $1 order by t.page`,
        [id],
      )
      return pages.map(({ body }) => body).join('\n')
    },
    close: files.close,
  }
}
