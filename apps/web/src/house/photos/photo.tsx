import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchCopies, keepCopy, readCopy } from '#device/photos/photo-copies.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './photo.module.css'
import { choosePhoto } from './photo-source.ts'
import type { Entry } from '#house/record/said.ts'
import { photosTexts } from './photos.texts.ts'

/** A photo of a row as its owner left it. */
export type ShownPicture = {
  readonly id: string
  readonly version: number
  readonly fileName: string
  readonly url: string | null
  readonly width: number | null
  readonly height: number | null
  readonly widths: readonly number[]
  readonly placeholder: string | null
  /** The photo itself, while the server does not have it. */
  readonly file?: Blob
  readonly isWaiting?: boolean
  readonly refusal?: Entry
}

type PhotoProps = {
  readonly picture: ShownPicture
  readonly size: 'row' | 'tile' | 'half' | 'full'
  /** Empty where the words beside it say so. */
  readonly alt: string
  /** Its address is good for a minute; a later look needs a new one. */
  readonly onExpired?: (() => void) | undefined
}

/** A photo: as it was taken here, from the copy on this device, or from the server. */
export function Photo({ picture, size, alt, onExpired }: PhotoProps) {
  const { id, url, file } = picture
  const [failed, setFailed] = useState<string>()
  const copy = useCopy(id)
  useEffect(() => {
    if (file !== undefined) taken.set(id, file)
  }, [id, file])
  const source = choosePhoto({
    url,
    taken: file ?? taken.get(id),
    copy,
    failed,
    isLarge: size === 'full',
  })
  const expired = useEffectEvent(() => onExpired?.())
  useEffect(() => {
    if (source === 'expired') expired()
  }, [source])

  const className = classes(styles['photo'], styles[size])
  const look = { ...looks[size], alt, className: styles[size] } as const
  if (source === 'coming') return <Picture {...look} src={undefined} facts={picture} />
  if (source instanceof Blob)
    return (
      <Picture
        {...look}
        src={source}
        facts={{ ...picture, widths: undefined }}
        onLoad={({ currentTarget }) => void keepCopy(id, currentTarget)}
      />
    )
  if (source !== 'scanning' && source !== 'expired')
    return (
      <Picture
        {...look}
        src={source.url}
        facts={picture}
        onLoad={() => void fetchCopies([picture])}
        onError={() => setFailed(source.url)}
      />
    )
  const Sign = source === 'scanning' ? IconPhoto : IconPhotoOff
  return (
    <span className={classes(className, styles['missing'])}>
      <Sign size={20} stroke={1.75} aria-hidden="true" />
      <span className={size === 'row' ? 'visually-hidden' : undefined}>
        {source === 'scanning' ? photosTexts.scanning : photosTexts.missing}
      </span>
    </span>
  )
}

const looks = {
  row: { place: 'line', shape: 'square' },
  tile: { place: 'tile', shape: 'square' },
  half: { place: 'page', shape: 'photo' },
  full: { place: 'screen', shape: 'free', fit: 'contain' },
} as const

// Until the server has looked at a photo it shows it to nobody, and the queue has let go of it already.
const taken = new Map<string, Blob>()

/** `undefined` while nobody has looked yet, `null` if there is none. */
function useCopy(id: string): Blob | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly copy: Blob | null }>()
  useEffect(() => {
    let isOver = false
    void readCopy(id).then((copy) => !isOver && setFound({ id, copy: copy ?? null }))
    return () => void (isOver = true)
  }, [id])
  return found?.id === id ? found.copy : undefined
}
