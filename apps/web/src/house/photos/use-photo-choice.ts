import { useState } from 'react'
import { preparePhotos } from '#device/photos/prepare-photo.ts'
import { photosTexts } from './photos.texts.ts'

/** Takes chosen files, makes them ready, and says which cannot be taken. */
export function usePhotoChoice(onReady: (files: readonly File[]) => void) {
  const [isPreparing, setPreparing] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])

  async function take(chosen: readonly File[]): Promise<void> {
    setPreparing(true)
    const { files, unreadable, tooLarge } = await preparePhotos(chosen)
    setPreparing(false)
    setFaults([
      ...(unreadable.length > 0 ? [photosTexts.unreadable(unreadable.join(', '))] : []),
      ...(tooLarge.length > 0 ? [photosTexts.tooLarge(tooLarge.join(', '))] : []),
    ])
    if (files.length > 0) onReady(files)
  }

  return {
    take: (chosen: readonly File[]) => void take(chosen),
    isPreparing,
    faults,
    forgetFaults: () => setFaults([]),
  }
}
