import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './photo.module.css'
import type { TodoPicture } from './todo.ts'
import { todosTexts } from './todos.texts.ts'

type PhotoProps = {
  readonly picture: TodoPicture
  readonly size: 'row' | 'tile' | 'full'
  /** Empty where the words beside it say so. */
  readonly alt: string
  /** Its address is good for a minute; a later look needs a new one. */
  readonly onExpired?: (() => void) | undefined
}

/** A photo from the server, or from this device as long as the server cannot show it. */
export function Photo({ picture, size, alt, onExpired }: PhotoProps) {
  const { id, url, file } = picture
  // What was taken here is shown from here until the server has looked at it, also when the queue has let go of it.
  const blob = url === null ? (file ?? taken.get(id)) : undefined
  const [failed, setFailed] = useState<string>()
  const className = classes(styles['photo'], styles[size])
  useEffect(() => {
    if (file !== undefined) taken.set(id, file)
  }, [id, file])
  const showBlob = useCallback(
    (image: HTMLImageElement) => {
      if (blob === undefined) return undefined
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  if (blob !== undefined) return <img ref={showBlob} className={className} alt={alt} decoding="async" />
  if (url !== null && failed !== url)
    return (
      <img
        className={className}
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => {
          setFailed(url)
          onExpired?.()
        }}
      />
    )
  const Sign = url === null ? IconPhoto : IconPhotoOff
  return (
    <span className={classes(className, styles['missing'])}>
      <Sign size={20} stroke={1.75} aria-hidden="true" />
      <span className={size === 'row' ? 'visually-hidden' : undefined}>
        {url === null ? todosTexts.photo.scanning : todosTexts.photo.missing}
      </span>
    </span>
  )
}

const taken = new Map<string, Blob>()
