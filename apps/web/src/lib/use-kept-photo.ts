import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { keepCopy, readCopy } from './photo-copies.ts'

type Photo = { readonly id: string; readonly url: string | null }

/** The address of a photo: the server's, else that of the copy on this device, else nothing. */
export function useKeptPhoto({ id, url }: Photo, onMissing?: () => void) {
  const [failed, setFailed] = useState<string | null>()
  const [copy, setCopy] = useState<string>()
  const isServed = url !== null && url !== failed
  const missing = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    if (isServed) return undefined
    let address: string | undefined
    let isOver = false
    void readCopy(id).then((blob) => {
      if (isOver) return
      if (blob === undefined) return missing()
      address = URL.createObjectURL(blob)
      setCopy(address)
    })
    return () => {
      isOver = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [id, isServed])
  return {
    src: isServed ? url : copy,
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => void keepCopy(id, currentTarget),
    onError: () => setFailed(url),
  }
}
