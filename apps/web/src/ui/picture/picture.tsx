import { IconPhotoOff } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { sizesOf, srcSetOf, type PicturePlace } from './picture-sources.ts'
import styles from './picture.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

/** What the server tells of a picture beside its address. */
export type PictureFacts = {
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
  /** The widths it can be had in. */
  readonly widths?: readonly number[] | undefined
  /** 10 × 10 dots, shown blurred until the picture has come. */
  readonly placeholder?: string | null | undefined
}

export type PictureProps = {
  /** Its address, or the picture itself where it is on this device only; nothing while neither is known. */
  readonly src: string | Blob | undefined
  /** What is to be seen; empty when the words beside it say so. */
  readonly alt: string
  readonly facts?: PictureFacts | undefined
  readonly place: PicturePlace
  readonly shape?: 'photo' | 'square' | 'free' | undefined
  readonly fit?: 'cover' | 'contain' | undefined
  /** Above the fold: not lazy. */
  readonly isFirst?: boolean | undefined
  readonly onLoad?: ((event: { readonly currentTarget: HTMLImageElement }) => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly className?: string | undefined
}

/** Every picture of the product: it comes in gently, in the width it is seen, and keeps its place from the start. */
export function Picture(props: PictureProps) {
  const { src, alt, facts = {}, place, shape = 'photo', fit = 'cover' } = props
  // A new address of the same picture changes nothing to be seen: the browser shows the old one until then.
  const [isThere, setThere] = useState(false)
  const [missing, setMissing] = useState<string | Blob>()
  const show = useCallback((image: HTMLImageElement) => showSource(image, src, () => setThere(true)), [src])
  const { placeholder } = facts
  const isMissing = src !== undefined && missing === src
  return (
    <span className={classes(styles['picture'], styles[shape], styles[fit], props.className)}>
      {typeof placeholder === 'string' && !isMissing && (
        <img
          className={classes(styles['placeholder'], isThere && styles['over'])}
          src={placeholder}
          alt=""
          width={10}
          height={10}
        />
      )}
      {isMissing ? (
        <span className={styles['missing']}>
          <IconPhotoOff size={24} stroke={1.75} aria-hidden="true" />
          <span className={place === 'line' ? 'visually-hidden' : undefined}>{uiTexts.photoMissing}</span>
        </span>
      ) : (
        <img
          ref={show}
          className={classes(styles['image'], isThere && styles['there'])}
          {...(typeof src === 'string' ? addresses(src, facts, place) : {})}
          width={facts.width ?? undefined}
          height={facts.height ?? undefined}
          alt={alt}
          loading={props.isFirst === true ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={(event) => {
            setThere(true)
            props.onLoad?.(event)
          }}
          onError={() => {
            setThere(false)
            setMissing(src)
            props.onError?.()
          }}
        />
      )}
    </span>
  )
}

const addresses = (src: string, { widths, width }: PictureFacts, place: PicturePlace) => {
  const srcSet = srcSetOf(src, widths, width)
  return { src, srcSet, sizes: srcSet === undefined ? undefined : sizesOf(place) }
}

/** Gives the picture its address, and gives back the way to let go of it. */
function showSource(image: HTMLImageElement, src: PictureProps['src'], onThere: () => void): () => void {
  if (!(src instanceof Blob)) {
    // A picture from the cache may be complete before React listens.
    if (image.complete && image.naturalWidth > 0) onThere()
    return () => undefined
  }
  const address = URL.createObjectURL(src)
  image.src = address
  return () => URL.revokeObjectURL(address)
}
