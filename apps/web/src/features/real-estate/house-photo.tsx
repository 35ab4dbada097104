import { useEffect, useState } from 'react'
import { keepCopy, readCopy } from '#lib/photo-copies.ts'
import type { HousePhoto } from './cover.ts'
import styles from './house-picture.module.css'

type HousePhotoImageProps = {
  readonly photo: HousePhoto
  readonly alt: string
  /** Neither the server nor this device has it now. */
  readonly onMissing: () => void
}

/** The photo of a house: from the server, else the copy on this device. */
export function HousePhotoImage({ photo: { id, url }, alt, onMissing }: HousePhotoImageProps) {
  const [failed, setFailed] = useState<string | null>()
  const [copy, setCopy] = useState<string>()
  const isServed = url !== null && url !== failed
  useEffect(() => {
    if (isServed) return undefined
    let address: string | undefined
    let isOver = false
    void readCopy(id).then((blob) => {
      if (isOver) return
      if (blob === undefined) return onMissing()
      address = URL.createObjectURL(blob)
      setCopy(address)
    })
    return () => {
      isOver = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [id, isServed, onMissing])
  const source = isServed ? url : copy
  if (source === undefined) return <span className={styles['photo']} />
  return (
    <img
      className={styles['photo']}
      src={source}
      alt={alt}
      decoding="async"
      onLoad={(event) => void keepCopy(id, event.currentTarget)}
      onError={() => setFailed(url)}
    />
  )
}
