import { useEffect, useEffectEvent, useState } from 'react'
import { fetchCopies, readCopy } from './photo-copies.ts'
import type { ServedPicture } from './picture-address.ts'

export type KeptPhoto = ServedPicture & { readonly id: string }

/** Where a photo is: at the server's address, else the copy on this device, else at the server's once more. */
export function useKeptPhoto(photo: KeptPhoto, onMissing?: () => void) {
  const { id, url } = photo
  const [failed, setFailed] = useState<string | null>()
  const [copy, setCopy] = useState<Blob | null>()
  const isServed = url !== null && url !== failed
  const missing = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    if (isServed) return undefined
    let isOver = false
    void readCopy(id).then((blob) => {
      if (isOver) return
      setCopy(blob ?? null)
      if (blob === undefined) missing()
    })
    return () => {
      isOver = true
    }
  }, [id, isServed])
  const isCopy = !isServed && copy instanceof Blob
  return {
    src: isServed || copy === null ? (url ?? undefined) : copy,
    isCopy,
    onLoad: () => void (isServed && fetchCopies([photo])),
    onError: () => setFailed(url),
  }
}
