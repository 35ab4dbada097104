import type { RecognisedPage } from '@hauswart/domain/files/recognised'
import { connection } from '#device/net/connection.ts'
import { keepFileCopy, readFileCopy, wordsOf } from '#device/photos/file-copies.ts'
import { fileQuery } from './document-queries.ts'

type Asked = Parameters<typeof fileQuery>[1]

/** A file itself: as this device has it, else from the server, and from then on it is here. */
export const fileBytes = (realEstateId: string, file: Asked, signal: AbortSignal): Promise<Blob> =>
  kept(file.id, () => addressOf(realEstateId, file, signal), signal)

/** Where the words recognised in a file stand, page by page; nothing where none were, or that cannot be known now. */
export async function recognisedIn(realEstateId: string, file: Asked): Promise<readonly RecognisedPage[]> {
  // Before it was read there is nothing, which must not stay here for good.
  if (!file.isRead) return []
  const { signal } = new AbortController()
  const address = async () => `${await addressOf(realEstateId, file, signal)}&words`
  try {
    const words = await kept(wordsOf(file.id), address, signal)
    return words.size === 0 ? [] : (JSON.parse(await words.text()) as RecognisedPage[])
  } catch {
    return []
  }
}

async function kept(name: string, address: () => Promise<string>, signal: AbortSignal): Promise<Blob> {
  // What a file holds never changes, so a copy is as good as the original.
  const copy = await readFileCopy(name)
  if (copy !== undefined) return copy
  if (!connection.state().online) throw new Error('not on this device')
  const answer = await fetch(await address(), { signal })
  if (!answer.ok) throw new Error(`answer ${answer.status}`)
  const bytes = await answer.blob()
  void keepFileCopy(name, bytes)
  return bytes
}

async function addressOf(realEstateId: string, file: Asked, signal: AbortSignal): Promise<string> {
  const url = (await fileQuery(realEstateId, file).ask(signal))?.url ?? undefined
  if (url === undefined) throw new Error('no address')
  return url
}
