import { FileButton } from '#ui/input/file-button.tsx'
import styles from './photo-buttons.module.css'
import { photosTexts } from './photos.texts.ts'

type PhotoButtonsProps = {
  readonly kind?: 'quiet' | 'secondary'
  readonly onFiles: (files: readonly File[]) => void
}

/** The camera where a finger points, the photos everywhere: some phones offer only one of them by themselves. */
export function PhotoButtons({ kind = 'secondary', onFiles }: PhotoButtonsProps) {
  return (
    <>
      <span className={styles['camera']}>
        <FileButton source="camera" size="small" kind={kind} onFiles={onFiles}>
          {photosTexts.camera}
        </FileButton>
      </span>
      <FileButton size="small" kind={kind} isMultiple onFiles={onFiles}>
        {kind === 'quiet' ? photosTexts.short : photosTexts.add}
      </FileButton>
    </>
  )
}
