import { mostFileBytes } from '@hauswart/domain/files/file'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { copyOf } from '#device/photos/copy-file.ts'
import { FileButton } from '#ui/input/file-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import styles from './code-source.module.css'
import { PaperNotice } from './paper-notice.tsx'
import { scanTexts as texts } from './scan.texts.ts'

type PaperPartProps = {
  readonly paper: File | undefined
  readonly kept: (name: string) => string
  readonly onPaper: (file: File | undefined) => void
}

/** The file of something that has no code to be read: it is only filed with it. */
export function PaperPart({ paper, kept, onPaper }: PaperPartProps) {
  const [fault, setFault] = useState<string>()
  async function take(chosen: File): Promise<void> {
    const file = chosen.size > mostFileBytes ? undefined : await copyOf(chosen)
    setFault(
      file === undefined ? (chosen.size > mostFileBytes ? texts.tooLarge : texts.unreadable) : undefined,
    )
    if (file !== undefined) onPaper(file)
  }
  if (paper !== undefined) return <PaperNotice text={kept(paper.name)} onDrop={() => onPaper(undefined)} />
  return (
    <div className={styles['source']}>
      <div className={styles['ways']}>
        <FileButton
          accept="image/*,application/pdf"
          icon={<IconUpload />}
          onFiles={([file]) => {
            if (file !== undefined) void take(file)
          }}
        >
          {texts.file}
        </FileButton>
      </div>
      {fault !== undefined && (
        <Notice tone="due" live="status">
          {fault}
        </Notice>
      )}
    </div>
  )
}
