import { useKeptPhoto } from '#lib/use-kept-photo.ts'
import type { HousePhoto } from './cover.ts'
import styles from './house-picture.module.css'

type HousePhotoImageProps = {
  readonly photo: HousePhoto
  readonly alt: string
  /** Neither the server nor this device has it now. */
  readonly onMissing: () => void
}

/** The photo of a house: from the server, else the copy on this device. */
export function HousePhotoImage({ photo, alt, onMissing }: HousePhotoImageProps) {
  const { src, onLoad, onError } = useKeptPhoto(photo, onMissing)
  if (src === undefined) return <span className={styles['photo']} />
  return (
    <img className={styles['photo']} src={src} alt={alt} decoding="async" onLoad={onLoad} onError={onError} />
  )
}
