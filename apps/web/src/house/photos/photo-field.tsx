import { maxPhotos } from '@hauswart/domain/journal/journal-entry'
import { Notice } from '#ui/layout/notice.tsx'
import { ChosenPhotos } from './chosen-photos.tsx'
import { PhotoButtons } from './photo-buttons.tsx'
import styles from './photo-field.module.css'
import { photosTexts as texts } from './photos.texts.ts'
import { usePhotoChoice } from './use-photo-choice.ts'

type PhotoFieldProps = {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

/** Photos of something that is being written down: from the camera or chosen, and kept with it. */
export function PhotoField({ files, onChange }: PhotoFieldProps) {
  const { take, isPreparing, faults } = usePhotoChoice((more) => onChange([...files, ...more]))
  const isTooMany = files.length > maxPhotos
  return (
    <section aria-label={texts.label} className={styles['field']}>
      <ChosenPhotos files={files} onChange={onChange} />
      <div className={styles['actions']}>
        <PhotoButtons onFiles={take} />
      </div>
      <output className="visually-hidden">{isPreparing ? texts.preparing : ''}</output>
      {[...faults, ...(isTooMany ? [texts.tooMany(maxPhotos)] : [])].map((text) => (
        <Notice key={text} tone="due" live="alert">
          {text}
        </Notice>
      ))}
    </section>
  )
}
