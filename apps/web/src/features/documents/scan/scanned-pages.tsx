import { IconX } from '@tabler/icons-react'
import { IconButton } from '#ui/action/button.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './scanned-pages.module.css'
import { scanTexts } from './scan.texts.ts'
import type { ScannedPage } from './use-scan.ts'

type ScannedPagesProps = {
  readonly pages: readonly ScannedPage[]
  readonly onDrop: (id: number) => void
}

export function ScannedPages({ pages, onDrop }: ScannedPagesProps) {
  return (
    <ol className={styles['pages']}>
      {pages.map(({ id, jpeg }, index) => (
        <li key={id} className={styles['page']}>
          <Picture
            src={jpeg}
            alt={scanTexts.page(index + 1)}
            place="tile"
            shape="free"
            fit="contain"
            isFirst
          />
          <IconButton
            label={scanTexts.drop(index + 1)}
            icon={<IconX size={18} stroke={1.75} />}
            look="framed"
            className={styles['drop']}
            onClick={() => onDrop(id)}
          />
        </li>
      ))}
    </ol>
  )
}
