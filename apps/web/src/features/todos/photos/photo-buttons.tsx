import { FileButton } from '#ui/input/file-button.tsx'
import styles from './photo-buttons.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'

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
          {todosTexts.photo.camera}
        </FileButton>
      </span>
      <FileButton size="small" kind={kind} isMultiple onFiles={onFiles}>
        {kind === 'quiet' ? todosTexts.photo.short : todosTexts.photo.add}
      </FileButton>
    </>
  )
}
