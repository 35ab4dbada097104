import { journalMarks, type JournalMark } from '@hauswart/domain/journal/journal-entry'
import { journalMarkLabels } from '@hauswart/domain/journal/journal-entry.labels'
import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { Photo, type ShownPicture } from '#house/photos/photo.tsx'
import { PhotoViewer } from '#house/photos/photo-viewer.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './before-after.module.css'
import type { Entry } from './entry-sheets.tsx'
import { journalTexts } from './journal.texts.ts'

const texts = journalTexts.compare

type BeforeAfterProps = { readonly entries: readonly Entry[]; readonly onExpired: () => void }

/** How it looked and how it looks, beside each other, as soon as there are photos of both. */
export function BeforeAfter({ entries, onExpired }: BeforeAfterProps) {
  const sides = journalMarks.map((mark) => ({ mark, photos: photosOf(entries, mark) }))
  if (sides.some(({ photos }) => photos.length === 0)) return null
  return (
    <Card title={texts.title} sentence={texts.sentence}>
      <div className={styles['sides']}>
        {sides.map(({ mark, photos }) => (
          <Side key={mark} mark={mark} photos={photos} onExpired={onExpired} />
        ))}
      </div>
    </Card>
  )
}

type Dated = { readonly picture: ShownPicture; readonly on: string }

/** In the order they were taken: the first photo before and the first after show the same most often. */
const photosOf = (entries: readonly Entry[], mark: JournalMark): readonly Dated[] =>
  entries
    .filter((entry) => entry.mark === mark)
    .toReversed()
    .flatMap(({ happenedOn, pictures }) =>
      pictures.map((picture: ShownPicture) => ({ picture, on: happenedOn })),
    )

type SideProps = {
  readonly mark: JournalMark
  readonly photos: readonly Dated[]
  readonly onExpired: () => void
}

function Side({ mark, photos, onExpired }: SideProps) {
  const [chosenId, setChosenId] = useState<string>()
  const [openId, setOpenId] = useState<string>()
  const label = journalMarkLabels[mark]
  const shown = photos.find(({ picture }) => picture.id === chosenId) ?? photos[0]
  if (shown === undefined) return null
  const on = day(shown.on)
  return (
    <figure className={styles['side']}>
      <figcaption className={styles['caption']}>
        <strong>{label}</strong>
        <span className={styles['day']}>{on}</span>
      </figcaption>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={texts.open(label, on)}
        onClick={() => setOpenId(shown.picture.id)}
      >
        <Photo key={shown.picture.id} picture={shown.picture} size="half" alt="" onExpired={onExpired} />
      </button>
      {photos.length > 1 && (
        <ul aria-label={texts.pick(label)} className={styles['others']}>
          {photos.map(({ picture, on: taken }, at) => (
            <li key={picture.id}>
              <button
                type="button"
                className={styles['other']}
                aria-pressed={picture.id === shown.picture.id}
                aria-label={texts.choose(day(taken), at + 1)}
                onClick={() => setChosenId(picture.id)}
              >
                <Photo picture={picture} size="row" alt="" onExpired={onExpired} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PhotoViewer
        pictures={photos.map(({ picture }) => picture)}
        openId={openId}
        about={texts.alt(label, on)}
        onOpen={(id) => {
          setOpenId(id)
          if (id !== undefined) setChosenId(id)
        }}
        onExpired={onExpired}
      />
    </figure>
  )
}
