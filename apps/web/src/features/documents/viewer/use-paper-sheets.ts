import { useEffect, useState } from 'react'
import { fileBytes, recognisedIn } from '#house/file-bytes.ts'
import type { Paper } from '#features/documents/paper.ts'
import type { Sheets } from './sheets.ts'
import type { Viewer } from './viewer.tsx'

type Known = {
  readonly open?: () => Promise<Sheets>
  readonly Viewer?: typeof Viewer
  readonly isFailed?: boolean
}

/** The file itself and what draws it: as this device has them, else from the server, and from then on they are here. */
export function usePaperSheets(realEstateId: string, file: Paper['file'], own: Blob | undefined): Known {
  const [known, setKnown] = useState<Known>({})
  const { id, isRead } = file
  const isPdf = (own?.type ?? file.mediaType) === 'application/pdf'
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const load = async () => {
      const [bytes, { Viewer }, openSheets] = await Promise.all([
        own ?? fileBytes(realEstateId, { id, isRead }, signal),
        // Not through the guard: without it the first page is still there, and nothing needs a reload.
        import('./viewer.tsx'),
        isPdf
          ? import('./pdf-sheets.ts').then(({ openPdfSheets }) => openPdfSheets)
          : import('./photo-sheets.ts').then(({ openPhotoSheets }) => openPhotoSheets),
      ])
      let words: ReturnType<typeof recognisedIn> | undefined
      const recognised = () => (words ??= recognisedIn(realEstateId, { id, isRead }))
      if (!signal.aborted) setKnown({ open: () => openSheets(bytes, recognised), Viewer })
    }
    load().catch(() => signal.aborted || setKnown({ isFailed: true }))
    return () => gone.abort()
  }, [realEstateId, id, isRead, isPdf, own])
  return known
}
