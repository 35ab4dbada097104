import { mostFileBytes } from '@hauswart/domain/files/file'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { copyOf } from '#device/photos/copy-file.ts'
import { Button } from '#ui/action/button.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { doneTexts } from './done.texts.ts'

const texts = doneTexts.receipt

type ReceiptFieldProps = {
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
  /** Until it is copied, saving would leave it out. */
  readonly onTaking: (isTaking: boolean) => void
}

/** What papers are taken as; by their type, so that a phone offers its camera. */
const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf'

/** A photo of what was done, or the receipt for it: one file, which is filed with the papers. */
export function ReceiptField({ file, onFile, onTaking }: ReceiptFieldProps) {
  const [fault, setFault] = useState<string>()
  async function take(chosen: File): Promise<void> {
    const isLarge = chosen.size > mostFileBytes
    onTaking(true)
    const copy = isLarge ? undefined : await copyOf(chosen)
    onTaking(false)
    setFault(isLarge ? texts.tooLarge : copy === undefined ? texts.unreadable : undefined)
    if (copy !== undefined) onFile(copy)
  }
  if (file !== undefined)
    return (
      <Notice
        action={
          <Button size="small" kind="quiet" onClick={() => onFile(undefined)}>
            {texts.drop}
          </Button>
        }
      >
        {texts.kept(file.name)}
      </Notice>
    )
  return (
    <>
      <div>
        <FileButton
          accept={accepted}
          icon={<IconReceipt />}
          onFiles={([chosen]) => {
            if (chosen !== undefined) void take(chosen)
          }}
        >
          {texts.add}
        </FileButton>
      </div>
      {fault !== undefined && (
        <Notice tone="due" live="status">
          {fault}
        </Notice>
      )}
    </>
  )
}
