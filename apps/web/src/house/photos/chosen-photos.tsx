import { IconX } from '@tabler/icons-react'
import { IconButton } from '#ui/action/button.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './chosen-photos.module.css'
import { photosTexts } from './photos.texts.ts'

type ChosenPhotosProps = {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

/** Photos that go along with what is being written; each can still be left out. */
export function ChosenPhotos({ files, onChange }: ChosenPhotosProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles['photos']}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles['photo']}>
          <Picture
            src={file}
            alt={photosTexts.alt(file.name)}
            place="line"
            shape="square"
            className={styles['thumb']}
          />
          <IconButton
            label={photosTexts.drop(file.name)}
            icon={<IconX size={17} stroke={1.75} />}
            onClick={() => onChange(files.filter((one) => one !== file))}
          />
        </li>
      ))}
    </ul>
  )
}
