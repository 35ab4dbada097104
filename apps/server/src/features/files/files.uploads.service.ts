import { createHash, randomUUID } from 'node:crypto'
import { filePieceBytes, mostFileBytes, type FileState } from '@hauswart/domain/files/file'
import { announceFileInput } from '@hauswart/domain/files/file.input'
import { isUuid, isUuid7 } from '@hauswart/domain/ids/uuid7'
import { requireMember, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { safeName } from '#platform/files/file-name.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import { announceUpload, endUpload, findUpload, type UploadRow } from './files.uploads.queries.ts'
import { pieceObject, pieceObjects } from './files.table.ts'

type Place = { readonly realEstateId: string; readonly id: string }
type Progress = { readonly state: FileState; readonly missing: readonly number[] }

/**
 * Says what will be sent. The same id with the same facts is the same upload, however often and from which process it is
 * said; the answer tells which pieces are still to come.
 */
export async function announceFile(ctx: Context, place: Place, body: unknown): Promise<Progress> {
  const scope = requireMember(ctx, place.realEstateId, 'write')
  if (!isUuid7(place.id)) throw new AppError('BAD_INPUT', { field: 'id' })
  if (isTooLarge(body)) throw new AppError('FILE_TOO_LARGE', { field: 'size' })
  const { name, size, sha256 } = parseInput(announceFileInput, body)
  const facts = {
    id: place.id,
    name: safeName(name, 200, 'Datei'),
    size,
    sha256,
    objectKey: `${place.realEstateId}/${randomUUID()}`,
  }
  const upload = await announceUpload(ctx.reads, scope, facts, limits.uploads.bytesPerPerson)
  if (upload === undefined) throw new AppError('LIMIT_REACHED')
  if (upload.sizeBytes !== size || upload.sha256 !== sha256) throw new AppError('CONFLICT')
  return progressOf(ctx, upload)
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
export async function receivePiece(ctx: Context, place: Place, piece: Piece): Promise<void> {
  const upload = await openUpload(ctx, place)
  if (piece.length !== lengthOf(upload, piece.number))
    throw new AppError('BAD_INPUT', { field: 'content-length' })
  if (piece.sha256 === undefined) throw new AppError('BAD_INPUT', { field: 'content-digest' })
  // All pieces were there before: this one is among them.
  if (upload.state !== 'announced') return
  const bytes = await readExactly(piece.bytes, piece.length)
  if (!createHash('sha256').update(bytes).digest().equals(piece.sha256))
    throw new AppError('BAD_INPUT', { field: 'content-digest' })
  const key = pieceObject(upload.objectKey, piece.number)
  await ctx.store.put(key, bytes, 'application/octet-stream').catch(storeIsAway)
}

/** All is sent. Which pieces are missing is said instead, if any are; the worker then judges what arrived. */
export async function endFile(ctx: Context, place: Place): Promise<Progress> {
  const scope = requireMember(ctx, place.realEstateId, 'write')
  const progress = await progressOf(ctx, await openUpload(ctx, place))
  if (progress.state !== 'announced' || progress.missing.length > 0) return progress
  await endUpload(ctx.reads, scope, place.id)
  return { state: 'arrived', missing: [] }
}

async function openUpload(ctx: Context, { realEstateId, id }: Place): Promise<UploadRow> {
  const scope = requireMember(ctx, realEstateId, 'write')
  const upload = await findUpload(ctx.reads, scope, isUuid(id) ? id : nobody)
  if (upload === undefined) throw new AppError('NOT_FOUND')
  return upload
}

// Asked for all the same: whoever may not enter hears that, and not what an id looks like.
const nobody = '00000000-0000-0000-0000-000000000000'

async function progressOf(ctx: Context, upload: UploadRow): Promise<Progress> {
  const { state, objectKey } = upload
  if (state !== 'announced') return { state, missing: [] }
  const prefix = pieceObjects(objectKey)
  const there = new Set<string>()
  let after: string | undefined
  do {
    const page = await ctx.store.list(after, prefix).catch(storeIsAway)
    for (const { key } of page.objects) there.add(key)
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
