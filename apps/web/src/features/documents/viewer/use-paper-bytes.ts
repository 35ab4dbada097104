import { useEffect, useState } from 'react'
import { fileBytes } from '#house/file-bytes.ts'
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
        own ?? fileBytes(realEstateId, { id, isRead }, signal),
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
