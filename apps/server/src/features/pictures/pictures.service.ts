import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { maxPhotos } from '@hauswart/domain/journal/journal-entry'
import { canBeShown, type PictureMime } from '@hauswart/domain/pictures/picture'
import { addPictureInput } from '@hauswart/domain/pictures/picture.input'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { parseInput, stripUndefined } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { sizeMime } from '#platform/files/picture-maker.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { overVersion } from '#platform/db/versions.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { receivePicture, type ReceivedFile, type Upload } from '#platform/files/upload.ts'
import {
  countPicturesOf,
  findPicture,
  findStoredPicture,
  insertPicture,
  listComponentPictures,
  listPictures,
  movePictureToTrash,
  setCover,
  sumPictureBytes,
  sumPictureBytesInTurn,
} from './pictures.queries.ts'
import { pictureObject, type PictureRow } from './pictures.table.ts'

export type Picture = PictureRow
type Versioned = Keyed & { readonly expectedVersion: number }

export async function getPictures(
  ctx: Context,
  realEstateId: string | undefined,
  args: PageArgs & { isDeleted?: boolean | null | undefined },
): Promise<Page<Picture>> {
  const size = pageSize(args.first)
  const [after] = readCursor(args.after, [isUuid]) ?? []
  const scope = requireMember(ctx, realEstateId, 'read')
  const rows = await listPictures(ctx.reads, scope, {
    isDeleted: args.isDeleted ?? false,
    after,
    limit: size + 1,
  })
  return toPage(rows, size, (row) => [row.id])
}

/** The pictures of a component. */
export async function getComponentPictures(
  ctx: Context,
  realEstateId: string | undefined,
  componentId: string,
  first: number | null | undefined,
): Promise<Picture[]> {
  if (!isUuid(componentId)) return []
  const scope = requireMember(ctx, realEstateId, 'read')
  return listComponentPictures(ctx.reads, scope, componentId, pageSize(first))
}

/** Where this person may look at a picture for the next minute. */
export const pictureAddress = (ctx: Context, picture: Picture): string | null =>
  canBeShown(picture) ? ctx.addresses.sign(picture, requireIdentity(ctx)) : null

/** What stands in for a picture until it has come; no more than the picture before it was found clean. */
export const picturePlaceholder = (picture: Picture): string | null =>
  canBeShown(picture) && (picture.placeholder ?? null) !== null
    ? `data:${sizeMime};base64,${picture.placeholder}`
    : null

/** The ending says what the bytes are, whatever the name said that came with them. */
export const pictureFileName = ({ fileName, mime }: Pick<Picture, 'fileName' | 'mime'>): string =>
  endings[mime].test(fileName)
    ? fileName
    : `${fileName.replace(/\.\w{1,5}$/, '')}.${mime.replace('image/', '').replace('jpeg', 'jpg')}`

const endings: Record<PictureMime, RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
}

/** A picture as it is handed out. */
type OpenedPicture = { fileName: string; mime: PictureMime; length: number | undefined; bytes: Readable }

/**
 * The bytes of a picture, whole or in one of its widths. Session and membership are proven now, not when the address
 * was made.
 */
export async function openPicture(
  ctx: Context,
  realEstateId: string,
  id: string,
  width?: number,
): Promise<OpenedPicture> {
  const scope = requireMember(ctx, realEstateId, 'read')
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  const picture = await findStoredPicture(ctx.reads, scope, id)
  if (picture === undefined || !canBeShown(picture)) throw new AppError('NOT_FOUND')
  const { fileName, objectKey } = picture
  const open = (key: string) => ctx.store.get(key).catch(storeIsAway)
  if (width !== undefined) {
    if (picture.widths?.includes(width) !== true) throw new AppError('NOT_FOUND')
    const bytes = await open(pictureObject(objectKey, width))
    return { fileName, mime: sizeMime, length: undefined, bytes }
  }
  const bytes = await open(picture.width === null ? objectKey : pictureObject(objectKey, 'full'))
  return { fileName, mime: picture.mime, length: picture.bytes, bytes }
}

/**
 * Takes a picture in. The bytes are stored before the row that names them is committed: a row never points
 * nowhere. Nobody can see them until the worker has scanned them.
 */
export async function addPicture(
  ctx: Context,
  realEstateId: string,
  upload: Upload,
  input: Keyed,
): Promise<Picture> {
  const file = await receive(ctx, realEstateId, upload, input)
  const objectKey = `${realEstateId}/${randomUUID()}`
  await ctx.store.put(objectKey, file.bytes, file.mime).catch(storeIsAway)
  try {
    const added = await record(ctx, realEstateId, file, objectKey, input)
    // The key was answered before: that answer stands, and its object with it.
    if (added.objectKey !== objectKey) await dropObject(ctx, objectKey)
    return added.picture
  } catch (error) {
    if (!isDoubtful(error)) await dropObject(ctx, objectKey)
    throw error
  }
}

async function receive(
  ctx: Context,
  realEstateId: string,
  upload: Upload,
  input: Keyed,
): Promise<ReceivedFile> {
  parseInput(addPictureInput, input)
  // Whoever may not write here is refused before a byte is taken in.
  assertSpaceLeft((await sumPictureBytes(ctx.reads, requireMember(ctx, realEstateId, 'write'))) + 1)
  return receivePicture(upload, limits.upload.bytes)
}

function record(ctx: Context, realEstateId: string, file: ReceivedFile, objectKey: string, input: Keyed) {
  const { id, ...owners } = parseInput(addPictureInput, input)
  const { name: fileName, mime, sha256 } = file
  const bytes = file.bytes.length
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'picture.add', { ...input, realEstateId, sha256 }, async (tx) => {
    assertSpaceLeft((await sumPictureBytesInTurn(tx, scope)) + bytes)
    const listed = owners.journalEntryId ?? owners.defectId ?? null
    if (listed !== null && (await countPicturesOf(tx, scope, listed)) >= maxPhotos)
      throw new AppError('LIMIT_REACHED')
    const facts = { id, fileName, mime, bytes, sha256, objectKey, ...noOwner, ...stripUndefined(owners) }
    const picture = await insertPicture(tx, scope, facts)
    const [owner] = Object.entries(owners).filter(([, said]) => typeof said === 'string')
    if (picture === undefined) throw new AppError('NOT_FOUND', { field: owner?.[0] ?? 'id' })
    const changes = { fileName, mime, bytes, ...(owner !== undefined && { [owner[0]]: owner[1] }) }
    tx.record({ objectId: id, version: picture.version, changes })
    tx.enqueue('scan_picture', { realEstateId, id }, { key: `scan_picture:${realEstateId}:${id}` })
    return { picture, objectKey }
  })
}

const noOwner = { todoId: null, componentId: null, journalEntryId: null, defectId: null }

/** Deleting moves to the trash; a cover that comes back is an ordinary picture again. */
export const setPictureDeleted = trashVerb('picture', findPicture, movePictureToTrash)

/** The one picture that stands for the house. */
export async function setCoverPicture(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Versioned,
): Promise<Picture> {
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'picture.cover', { ...input, realEstateId, id }, async (tx) => {
    const { before, row } = await overVersion(
      () => findPicture(tx, scope, id),
      input.expectedVersion,
      (old) => setCover(tx, scope, id, old.version),
    )
    tx.record({ objectId: id, version: row.version, changes: { isCover: [before.isCover, true] } })
    return row
  })
}

function assertSpaceLeft(bytes: number): void {
  if (bytes > limits.upload.bytesPerHouse) throw new AppError('FILE_TOO_LARGE', { field: 'realEstateId' })
}

// If the commit may have happened, its object must stay; a stray object costs less than a lost picture.
const isDoubtful = (error: unknown): boolean =>
  !(error instanceof AppError) || ['OUTCOME_UNKNOWN', 'UNAVAILABLE', 'INTERNAL'].includes(error.code)

// Best effort: the refusal the person gets must not depend on the cleaning up.
const dropObject = (ctx: Context, key: string): Promise<void> => ctx.store.remove(key).catch(() => undefined)

function storeIsAway(error: unknown): never {
  throw new AppError('UNAVAILABLE', {}, error)
}
