import { sendInPieces } from '#device/net/pieces.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import type { Answer, Entry, Loose, Row } from './said.ts'
import {
  answered,
  versioned,
  type Draft,
  type Id,
  type Keyed,
  type Mutation,
  type Over,
  type Target,
  type Told,
} from './verbs.ts'

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
    await sendFile(realEstateId, variables, signal)
    // Typed by the document when it was said; on the disk it lost its type.
    const input = { ...variables.facts, id, idempotencyKey: key } as unknown as Input
    return answered(await request(document, { realEstateId, input }, { signal }))
  },
})

/** Gives a row another file, over whatever it has become: the pieces go first here too. */
export const renewsFile = <A extends Answer, Input extends Over & { readonly fileId: string }>(
  document: Mutation<A, Target<Input>>,
  also: (entry: Entry, row: Loose) => Partial<A>,
) => ({
  kind: 'act' as const,
  isAnyway: true,
  also,
  say: (row: Row, file: File, { fileId = newId() }: Names = {}): Draft => ({
    objectId: row.id,
    named: row,
    said: { expectedVersion: row.version, facts: { fileId }, file },
  }),
  send: async (entry: Entry, signal: AbortSignal): Promise<A> => {
    await sendFile(entry.realEstateId, entry.variables, signal)
    const target = versioned(entry)
    const input = { ...entry.variables.facts, ...target.input } as unknown as Input
    return answered(await request(document, { ...target, input }, { signal }))
  },
})

async function sendFile(
  realEstateId: string,
  { facts = {}, file, title }: Entry['variables'],
  signal: AbortSignal,
): Promise<void> {
  if (!(file instanceof Blob)) throw new Error('an entry without its file')
  const name = file instanceof File ? file.name : title
  await sendInPieces({ realEstateId, fileId: String(facts['fileId']), name, blob: file }, signal)
}
