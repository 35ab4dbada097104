import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { filePieceBytes, mostFileBytes, type FileState } from '@hauswart/domain/files/file'
import { announceFileInput } from '@hauswart/domain/files/file.input'
import { isUuid, isUuid7 } from '@hauswart/domain/ids/uuid7'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { safeName } from '#platform/files/file-name.ts'
import type { Upload } from '#platform/files/upload.ts'
import { parseInput } from '#platform/input.ts'
import { makeTurns } from '#platform/jobs/turns.ts'
import { limits } from '#platform/limits.ts'
import { announceUpload, endUpload, findUpload, type UploadRow } from './files.uploads.queries.ts'
import { pieceObject, pieceObjects } from './files.table.ts'

/** Megabytes a person sends, counted under one name whichever way they come. */
export const uploadPoints = 'uploads'
/** What is in memory while it is taken in, whichever way it comes. */
export const inTurn = makeTurns({ ...limits.uploads, retryAfterSeconds: 2 })

type Progress = { readonly state: FileState; readonly missing: readonly number[] }

/** Whoever sends a file. Each of its calls proves the right to do so anew, so that an end of it holds between two pieces. */
export type Sender = {
  readonly store: Context['store']
  readonly announce: (facts: AnnouncedFile, body: unknown) => Promise<UploadRow>
  readonly find: (id: string) => Promise<UploadRow>
  readonly end: (id: string) => Promise<void>
}

export type AnnouncedFile = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly sha256: string
}

/** A member who may write. */
export function memberSender(ctx: Context, realEstateId: string): Sender {
  const scope = requireMember(ctx, realEstateId, 'write')
  return {
    store: ctx.store,
    announce: async (facts) => {
      const objectKey = `${realEstateId}/${randomUUID()}`
      const most = limits.uploads.bytesPerPerson
      const upload = await announceUpload(ctx.reads, scope, { ...facts, objectKey }, most)
      if (upload === undefined) throw new AppError('LIMIT_REACHED')
      return upload
    },
    find: async (id) => {
      const upload = await findUpload(ctx.reads, scope, id)
      if (upload === undefined) throw new AppError('NOT_FOUND')
      return upload
    },
    end: (id) => endUpload(ctx.reads, scope, id),
  }
}

/**
 * Says what will be sent. The same id with the same facts is the same upload, however often and from which process it is
 * said; the answer tells which pieces are still to come.
 */
export async function announceFile(sender: Sender, id: string, body: unknown): Promise<Progress> {
  if (!isUuid7(id)) throw new AppError('BAD_INPUT', { field: 'id' })
  if (isTooLarge(body)) throw new AppError('FILE_TOO_LARGE', { field: 'size' })
  const { name, size, sha256 } = parseInput(announceFileInput, body)
  const upload = await sender.announce({ id, name: safeName(name, 200, 'Datei'), size, sha256 }, body)
  if (upload.sizeBytes !== size || upload.sha256 !== sha256) throw new AppError('CONFLICT')
  return progressOf(sender, upload)
}

const isTooLarge = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'size' in body && Number(body.size) > mostFileBytes

type Piece = {
  readonly number: number
  readonly length: number
  readonly sha256: Buffer | undefined
  readonly bytes: AsyncIterable<Buffer>
}

/** Takes one piece in. It is stored only if it is the bytes that were meant, so a piece that is there is whole. */
export async function receivePiece(sender: Sender, id: string, piece: Piece): Promise<void> {
  const upload = await openUpload(sender, id)
  if (piece.length !== lengthOf(upload, piece.number))
    throw new AppError('BAD_INPUT', { field: 'content-length' })
  if (piece.sha256 === undefined) throw new AppError('BAD_INPUT', { field: 'content-digest' })
  // All pieces were there before: this one is among them.
  if (upload.state !== 'announced') return
  const bytes = await readExactly(piece.bytes, piece.length)
  if (!createHash('sha256').update(bytes).digest().equals(piece.sha256))
    throw new AppError('BAD_INPUT', { field: 'content-digest' })
  const key = pieceObject(upload.objectKey, piece.number)
  await sender.store.put(key, bytes, 'application/octet-stream').catch(storeIsAway)
}

/** All is sent. Which pieces are missing is said instead, if any are; the worker then judges what arrived. */
export async function endFile(sender: Sender, id: string): Promise<Progress> {
  const progress = await progressOf(sender, await openUpload(sender, id))
  if (progress.state !== 'announced' || progress.missing.length > 0) return progress
  await sender.end(id)
  return { state: 'arrived', missing: [] }
}

/**
 * A small file as a form of GraphQL brings it: announced, taken in and ended at once. The same id with the same bytes is
 * the same upload, and one of which a piece is there already goes on.
 */
export async function addWholeFile(
  ctx: Context,
  realEstateId: string,
  id: string,
  upload: Upload,
): Promise<void> {
  const person = requireIdentity(ctx).userId
  if (!isUuid7(id)) throw new AppError('BAD_INPUT', { field: 'id' })
  const sender = memberSender(ctx, realEstateId)
  // Whoever may not write here is refused before a byte is taken in.
  await findUpload(ctx.reads, requireMember(ctx, realEstateId, 'write'), id)
  const { count, window } = limits.uploads.perPerson
  const megabytes = Math.ceil(limits.uploads.wholeBytes / filePieceBytes)
  const { allowed } = await ctx.cache.take(`${uploadPoints}:${person}`, { count, window }, megabytes)
  if (!allowed) throw new AppError('RATE_LIMITED', { retryAfterSeconds: window })
  await inTurn(
    async () => {
      const file = await upload
      const bytes = await readWhole(file.bytes())
      const facts = { name: file.filename || 'Datei', size: bytes.length, sha256: hexOf(bytes) }
      const { missing } = await announceFile(sender, id, facts)
      for (const number of missing) await receivePiece(sender, id, pieceOf(bytes, number))
      await endFile(sender, id)
    },
    { person },
  )
}

const hexOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

function pieceOf(whole: Buffer, number: number): Piece {
  const part = whole.subarray(number * filePieceBytes, (number + 1) * filePieceBytes)
  const sha256 = createHash('sha256').update(part).digest()
  return { number, length: part.length, sha256, bytes: Readable.from([part]) }
}

async function readWhole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > limits.uploads.wholeBytes) throw new AppError('FILE_TOO_LARGE', { field: 'file' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const openUpload = (sender: Sender, id: string): Promise<UploadRow> => sender.find(isUuid(id) ? id : nobody)

// Asked for all the same: whoever may not enter hears that, and not what an id looks like.
const nobody = '00000000-0000-0000-0000-000000000000'

async function progressOf({ store }: Sender, upload: UploadRow): Promise<Progress> {
  const { state, objectKey } = upload
  if (state !== 'announced') return { state, missing: [] }
  const prefix = pieceObjects(objectKey)
  const there = new Set<string>()
  let after: string | undefined
  do {
    const page = await store.list(after, prefix).catch(storeIsAway)
    for (const { key, isCurrent } of page.objects) if (isCurrent) there.add(key)
    after = page.next
  } while (after !== undefined)
  const all = Array.from({ length: pieceCount(upload) }, (_, number) => number)
  return { state, missing: all.filter((number) => !there.has(pieceObject(objectKey, number))) }
}

const pieceCount = ({ sizeBytes }: Pick<UploadRow, 'sizeBytes'>): number =>
  Math.ceil(sizeBytes / filePieceBytes)

/** How long a piece of this number is; one that does not exist has no length. */
function lengthOf(upload: UploadRow, number: number): number | undefined {
  const last = pieceCount(upload) - 1
  if (!Number.isInteger(number) || number < 0 || number > last) return undefined
  return number < last ? filePieceBytes : upload.sizeBytes - last * filePieceBytes
}

async function readExactly(source: AsyncIterable<Buffer>, length: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > length) break
    chunks.push(chunk)
  }
  if (size !== length) throw new AppError('BAD_INPUT', { field: 'content-length' })
  return Buffer.concat(chunks)
}

function storeIsAway(error: unknown): never {
  throw new AppError('UNAVAILABLE', {}, error)
}
