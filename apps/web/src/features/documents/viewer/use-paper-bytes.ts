import { useEffect, useState } from 'react'
import { connection } from '#device/net/connection.ts'
import { keepFileCopy, readFileCopy } from '#device/photos/file-copies.ts'
import { fileQuery } from '#house/document-queries.ts'
import type { PdfViewer } from './pdf-viewer.tsx'
import type { Paper } from '#features/documents/paper.ts'

type Known = { readonly bytes?: Blob; readonly Viewer?: typeof PdfViewer; readonly isFailed?: boolean }

/** The file itself and what draws it: as this device has them, else from the server, and from then on they are here. */
export function usePaperBytes(realEstateId: string, file: Paper['file'], own: Blob | undefined): Known {
  const [known, setKnown] = useState<Known>({})
  const { id, isRead } = file
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const load = async () => {
      const [bytes, { PdfViewer: Viewer }] = await Promise.all([
        own ?? fetchBytes(realEstateId, { id, isRead }, signal),
        // Not through the guard: without it the first page is still there, and nothing needs a reload.
        import('./pdf-viewer.tsx'),
      ])
      if (!signal.aborted) setKnown({ bytes, Viewer })
    }
    load().catch(() => signal.aborted || setKnown({ isFailed: true }))
    return () => gone.abort()
  }, [realEstateId, id, isRead, own])
  return known
}

type Asked = Parameters<typeof fileQuery>[1]

async function fetchBytes(realEstateId: string, file: Asked, signal: AbortSignal): Promise<Blob> {
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
