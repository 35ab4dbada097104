import { IconFileText, IconX } from '@tabler/icons-react'
import { IconButton } from '#ui/action/button.tsx'
import { shareTexts } from './share.texts.ts'
import styles from './shared-papers.module.css'
import type { SharedFile } from './use-shared.ts'

type SharedPapersProps = {
  readonly files: readonly SharedFile[]
  readonly onLeaveOut: (id: number) => void
}

/** By name: what stands in them is read once they are filed. */
export function SharedPapers({ files, onLeaveOut }: SharedPapersProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles['papers']}>
      {files.map(({ id, file }) => (
        <li key={id} className={styles['paper']}>
          <IconFileText stroke={1.75} aria-hidden="true" />
          <span className={styles['name']}>{file.name}</span>
          <IconButton
            label={shareTexts.leaveOut(file.name)}
            icon={<IconX />}
            onClick={() => onLeaveOut(id)}
          />
        </li>
      ))}
    </ul>
  )
}
