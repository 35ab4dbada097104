import { sendInPieces } from '#device/net/pieces.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import type { Answer, Entry } from './said.ts'
import { answered, type Draft, type Id, type Keyed, type Mutation, type Told } from './verbs.ts'

type Filed = Keyed & { readonly id: string; readonly fileId: string }
type Names = { readonly id?: string; readonly fileId?: string }

/** Adds a row that is about a file: the entry carries it, the pieces go first, then the row names what has arrived. */
export const addsWithFile = <A extends Answer, Input extends Filed>(
  document: Mutation<A, { realEstateId: Id; input: Input }>,
  also: (entry: Entry) => Partial<A>,
) => ({
  kind: 'add' as const,
  also,
  say: (
    file: File,
    facts: Omit<Told<Input>, 'fileId'>,
    { id = newId(), fileId = newId() }: Names = {},
  ): Draft => ({ objectId: id, named: facts, said: { facts: { ...facts, fileId }, file } }),
  send: async ({ realEstateId, objectId: id, key, variables }: Entry, signal: AbortSignal): Promise<A> => {
    const { facts = {}, file } = variables
    if (!(file instanceof Blob)) throw new Error('an entry without its file')
    const name = file instanceof File ? file.name : variables.title
    await sendInPieces({ realEstateId, fileId: String(facts['fileId']), name, blob: file }, signal)
    // Typed by the document when it was said; on the disk it lost its type.
    const input = { ...facts, id, idempotencyKey: key } as unknown as Input
    return answered(await request(document, { realEstateId, input }, { signal }))
  },
})
