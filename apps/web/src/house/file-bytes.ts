import { connection } from '#device/net/connection.ts'
import { keepFileCopy, readFileCopy } from '#device/photos/file-copies.ts'
import { fileQuery } from './document-queries.ts'

type Asked = Parameters<typeof fileQuery>[1]

/** A file itself: as this device has it, else from the server, and from then on it is here. */
export async function fileBytes(realEstateId: string, file: Asked, signal: AbortSignal): Promise<Blob> {
  // What a file holds never changes, so a copy is as good as the original.
  const copy = await readFileCopy(file.id)
  if (copy !== undefined) return copy
  if (!connection.state().online) throw new Error('not on this device')
  const url = (await fileQuery(realEstateId, file).ask(signal))?.url ?? undefined
  if (url === undefined) throw new Error('no address')
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`answer ${answer.status}`)
  const bytes = await answer.blob()
  void keepFileCopy(file.id, bytes)
  return bytes
}
