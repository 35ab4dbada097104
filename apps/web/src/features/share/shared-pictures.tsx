import { IconX } from '@tabler/icons-react'
import { IconButton } from '#ui/action/button.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { shareTexts } from './share.texts.ts'
import styles from './shared-pictures.module.css'
import type { SharedFile } from './use-shared.ts'

type SharedPicturesProps = {
  readonly files: readonly SharedFile[]
  readonly onLeaveOut: (id: number) => void
}

export function SharedPictures({ files, onLeaveOut }: SharedPicturesProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles['pictures']}>
      {files.map(({ id, file }) => (
        <li key={id} className={styles['picture']}>
          <Picture src={file} alt={shareTexts.picture(file.name)} place="tile" shape="square" />
          <IconButton
            label={shareTexts.leaveOut(file.name)}
            icon={<IconX />}
            look="framed"
            className={styles['leave']}
            onClick={() => onLeaveOut(id)}
          />
        </li>
      ))}
    </ul>
  )
}
