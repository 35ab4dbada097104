import { IconPhotoOff } from '@tabler/icons-react'
import { useState, type SyntheticEvent } from 'react'
import { classes } from './classes.ts'
import { srcSetOf } from './picture-sources.ts'
import styles from './picture.module.css'
import { uiTexts } from './ui.texts.ts'

export type PictureProps = {
  readonly src: string
  /** What is to be seen; empty when the words beside it say so. */
  readonly alt: string
  /** 10 × 10 pixels, shown blurred until the picture has come. */
  readonly placeholder?: string | undefined
  /** Where the picture exists in several widths. */
  readonly srcFor?: ((width: number) => string) | undefined
  readonly largest?: number | undefined
  readonly sizes?: string | undefined
  readonly shape?: 'photo' | 'square' | 'wide' | 'free' | undefined
  readonly fit?: 'cover' | 'contain' | undefined
  /** Above the fold: not lazy. */
  readonly isFirst?: boolean | undefined
  readonly onLoad?: ((event: SyntheticEvent<HTMLImageElement>) => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly className?: string | undefined
}

/** A photo that comes in gently and keeps its place from the start. */
export function Picture(props: PictureProps) {
  const { src, alt, placeholder, srcFor, largest, sizes = '100vw', shape = 'photo', fit = 'cover' } = props
  const [seen, setSeen] = useState<{ src: string; isThere: boolean }>()
  const state = seen?.src === src ? (seen.isThere ? 'there' : 'missing') : 'coming'
  return (
    <span className={classes(styles['picture'], styles[shape], styles[fit], props.className)}>
      {placeholder !== undefined && state !== 'missing' && (
        <img className={styles['placeholder']} src={placeholder} alt="" width={10} height={10} />
      )}
      {state === 'missing' ? (
        <span className={styles['missing']}>
          <IconPhotoOff size={24} stroke={1.75} aria-hidden="true" />
          <span>{uiTexts.photoMissing}</span>
        </span>
      ) : (
        <img
          // A picture from the cache may be complete before React listens.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth > 0 && state === 'coming')
              setSeen({ src, isThere: true })
          }}
          className={classes(styles['image'], state === 'there' && styles['there'])}
          src={src}
          srcSet={srcFor === undefined ? undefined : srcSetOf(srcFor, largest)}
          sizes={srcFor === undefined ? undefined : sizes}
          alt={alt}
          loading={props.isFirst === true ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={(event) => {
            setSeen({ src, isThere: true })
            props.onLoad?.(event)
          }}
          onError={() => {
            setSeen({ src, isThere: false })
            props.onError?.()
          }}
        />
      )}
    </span>
  )
}
