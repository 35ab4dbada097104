import type { Readable } from 'node:stream'
import type { FileMediaType } from '@hauswart/domain/files/file'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { AppError } from '#platform/app-error.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import type { ObjectStore } from '#platform/files/object-store.ts'
import { sizeMime } from '#platform/files/picture-maker.ts'
import { findStoredFile, listFiles } from './files.queries.ts'
import { previewObject, wordsObject, type FileRow, type StoredFileRow } from './files.table.ts'

export type File = FileRow

type Asked = { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, FileRow>> }
const waiting = new WeakMap<Context, Map<string | undefined, Asked>>()

/** One file of a house. All that are asked for in one turn become one statement. */
export async function getFile(
  ctx: Context,
  realEstateId: string | undefined,
  id: string,
): Promise<File | null> {
  if (!isUuid(id)) return null
  const asked = askTogether(ctx, realEstateId)
  asked.ids.add(id)
  return (await asked.found).get(id) ?? null
}

function askTogether(ctx: Context, realEstateId: string | undefined): Asked {
  const open = waiting.get(ctx) ?? new Map<string | undefined, Asked>()
  waiting.set(ctx, open)
  const known = open.get(realEstateId)
  if (known !== undefined) return known
  const scope = requireMember(ctx, realEstateId, 'read')
  const ids = new Set<string>()
  const found = Promise.resolve()
    .then(() => {
      open.delete(realEstateId)
      return listFiles(ctx.reads, scope, [...ids])
    })
    .then((rows) => new Map(rows.map((row) => [row.id, row])))
  const asked = { ids, found }
  open.set(realEstateId, asked)
  return asked
}

type Name = { readonly realEstateId: string; readonly id: string }

/** Under which name a file is signed: pictures have addresses of the same form. */
export const sealedName = ({ realEstateId, id }: Name): Name => ({ realEstateId, id: `originals/${id}` })

/** Nothing is handed out before it was judged, nor while it lies in the trash. */
const isOpen = ({ state, isInTrash }: File): boolean => state === 'ready' && !isInTrash

/** Where this person may open a file for the next minute. */
export const fileAddress = (ctx: Context, file: File): string | null =>
  isOpen(file) ? ctx.addresses.sign(sealedName(file), requireIdentity(ctx)) : null

/** The same for pictures of its first page. */
export const previewAddress = (ctx: Context, file: File): string | null =>
  file.previewWidths.length > 0 ? fileAddress(ctx, file) : null

export const filePlaceholder = (file: File): string | null =>
  isOpen(file) && file.placeholder !== null ? `data:${sizeMime};base64,${file.placeholder}` : null

/** A file as it is handed out. */
type OpenedFile = {
  readonly name: string
  readonly mediaType: FileMediaType
  readonly length: number | undefined
  readonly bytes: Readable
}

/** The original, or a picture of its first page. Session and membership are proven now, not when the address was made. */
export async function openFile(
  ctx: Context,
  realEstateId: string,
  id: string,
  width: number | undefined,
): Promise<OpenedFile> {
  const file = await findOpen(ctx, realEstateId, id)
  if (file.mediaType === null) throw new AppError('NOT_FOUND')
  return openBytes(ctx.store, { ...file, mediaType: file.mediaType }, width)
}

/** Where its recognised words stand; nothing for one that was typed, or read before places were kept. */
export async function openWords(
  ctx: Context,
  realEstateId: string,
  id: string,
): Promise<Readable | undefined> {
  const { objectKey } = await findOpen(ctx, realEstateId, id)
  return ctx.store.get(wordsObject(objectKey)).catch((error: unknown) => {
    if ((error as Error).name === 'NoSuchKey') return undefined
    return storeIsAway(error)
  })
}

async function findOpen(ctx: Context, realEstateId: string, id: string): Promise<StoredFileRow> {
  const scope = requireMember(ctx, realEstateId, 'read')
  const file = isUuid(id) ? await findStoredFile(ctx.reads, scope, id) : undefined
  if (file === undefined || !isOpen(file)) throw new AppError('NOT_FOUND')
  return file
}

type Judged = Pick<FileRow, 'name' | 'sizeBytes' | 'previewWidths'> & {
  readonly mediaType: FileMediaType
  readonly objectKey: string
}

/** The bytes of a file for somebody who was proven to have a right to them. */
export async function openBytes(
  store: ObjectStore,
  { name, mediaType, objectKey, sizeBytes: length, previewWidths }: Judged,
  width: number | undefined,
): Promise<OpenedFile> {
  const open = (key: string) => store.get(key).catch(storeIsAway)
  if (width === undefined)
    return { name: fileName(name, mediaType), mediaType, length, bytes: await open(objectKey) }
  if (!previewWidths.includes(width)) throw new AppError('NOT_FOUND')
  return { name, mediaType: sizeMime, length: undefined, bytes: await open(previewObject(objectKey, width)) }
}

/** The ending says what the bytes are, whatever the name said that came with them. */
export function fileName(name: string, mediaType: FileMediaType): string {
  const [usual = '', ...others] = endings[mediaType]
  return [usual, ...others].some((ending) => name.toLowerCase().endsWith(`.${ending}`))
    ? name
    : `${name.replace(/\.\w{1,5}$/, '')}.${usual}`
}

const endings: Record<FileMediaType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/plain': ['txt'],
  'message/rfc822': ['eml'],
}

function storeIsAway(error: unknown): never {
  throw new AppError('UNAVAILABLE', {}, error)
}
