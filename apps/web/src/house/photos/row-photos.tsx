import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Photo, type ShownPicture } from './photo.tsx'
import { PhotoButtons } from './photo-buttons.tsx'
import { photosTexts as texts } from './photos.texts.ts'
import styles from './row-photos.module.css'
import { usePhotoChoice } from './use-photo-choice.ts'

const loadViewer = () => import('./photo-viewer.tsx')
const PhotoViewer = lazy(async () => ({ default: (await loadChunk(loadViewer)).PhotoViewer }))

type RowPhotosProps = {
  readonly pictures: readonly ShownPicture[]
  /** What they show, where more can be said than the name of a file. */
  readonly about?: string | undefined
  readonly mayWrite: boolean
  readonly onAdd?: ((files: readonly File[]) => void) | undefined
  readonly onRemove?: ((picture: ShownPicture) => void) | undefined
  readonly onExpired: () => void
}

/** The photos of a row beside each other; one opens large. */
export function RowPhotos({ pictures, about, mayWrite, onAdd, onRemove, onExpired }: RowPhotosProps) {
  const [openId, setOpenId] = useState<string>()
  const { take, isPreparing, faults } = usePhotoChoice((files) => onAdd?.(files))
  if (pictures.length === 0 && !mayWrite) return null
  return (
    <section
      className={styles['photos']}
      aria-label={about === undefined ? texts.label : texts.labelOf(about)}
    >
      {pictures.length > 0 && (
        <ul className={styles['grid']}>
          {pictures.map((picture) => (
            <li key={picture.id} className={styles['item']}>
              <button
                type="button"
                className={styles['open']}
                aria-haspopup="dialog"
                aria-label={texts.open(picture.fileName)}
                onClick={() => setOpenId(picture.id)}
              >
                <Photo picture={picture} size="tile" alt="" onExpired={onExpired} />
              </button>
              <OnItsWay
                isWaiting={picture.isWaiting}
                isRefused={picture.refusal !== undefined}
                size="small"
              />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className={styles['actions']}>
          <PhotoButtons onFiles={take} />
        </div>
      )}
      <output className="visually-hidden">{isPreparing ? texts.preparing : ''}</output>
      {faults.map((text) => (
        <Notice key={text} tone="due" live="alert">
          {text}
        </Notice>
      ))}
      {openId !== undefined && (
        <Suspense>
          <PhotoViewer
            pictures={pictures}
            openId={openId}
            about={about}
            onOpen={setOpenId}
            onRemove={mayWrite ? onRemove : undefined}
            onExpired={onExpired}
          />
        </Suspense>
      )}
    </section>
  )
}
