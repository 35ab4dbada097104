import { useEffect, useEffectEvent, useState } from 'react'
import { fetchCopies, readCopy } from './photo-copies.ts'
import type { ServedPicture } from './picture-address.ts'

export type KeptPhoto = ServedPicture & { readonly id: string }

/** The address of a photo: the server's, else that of the copy on this device, else the server's once more. */
export function useKeptPhoto(photo: KeptPhoto, onMissing?: () => void) {
  const { id, url } = photo
  const [failed, setFailed] = useState<string | null>()
  const [copy, setCopy] = useState<string | null>()
  const isServed = url !== null && url !== failed
  const missing = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    if (isServed) return undefined
    let address: string | undefined
    let isOver = false
    void readCopy(id).then((blob) => {
      if (isOver) return
      if (blob === undefined) {
        setCopy(null)
        return missing()
      }
      address = URL.createObjectURL(blob)
      setCopy(address)
    })
    return () => {
      isOver = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [id, isServed])
  const isCopy = !isServed && typeof copy === 'string'
  return {
    src: isServed || copy === null ? (url ?? undefined) : copy,
    isCopy,
    onLoad: () => void (isServed && fetchCopies([photo])),
    onError: () => setFailed(url),
  }
}
