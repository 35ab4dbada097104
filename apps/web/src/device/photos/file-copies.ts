import { copyName, reader } from './photo-copies.ts'
import { storageKeys } from '#device/storage-keys.ts'

/** Papers are read where there is no line, in the cellar or at the counter: the last ones looked at stay. */
const most = 30
/** What was recognised in a paper lies beside it and goes with it. */
export const wordsOf = (paper: string): string => `${paper}-words`
const largestBytes = 10 * 1_024 * 1_024

/** A paper this person has looked at on this device, if it is still here. */
export async function readFileCopy(id: string): Promise<Blob | undefined> {
  try {
    const cache = await caches.open(storageKeys.fileCopies)
    return await (await cache.match(copyName(id)))?.blob()
  } catch {
    return undefined
  }
}

/** Keeps a paper that was looked at. Without room there is none, and nothing else is lost. */
export async function keepFileCopy(id: string, bytes: Blob): Promise<void> {
  if (bytes.size > largestBytes || reader() === undefined) return
  try {
    const cache = await caches.open(storageKeys.fileCopies)
    await cache.put(copyName(id), new Response(bytes))
    const papers = (await cache.keys()).filter(({ url }) => !url.endsWith(wordsOf('')))
    for (const { url } of papers.slice(0, Math.max(0, papers.length - most)))
      for (const old of [url, wordsOf(url)]) await cache.delete(old)
  } catch {
    // A full device takes no more.
  }
}
