import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Known } from './use-adding.ts'

type KnownDialogProps = {
  readonly known: Known
  readonly onOpen: () => void
  readonly onAnyway: () => void
  readonly onDrop: () => void
}

/** The same file lies here already: once more, or not. */
export function KnownDialog({ known: { file, paper }, onOpen, onAnyway, onDrop }: KnownDialogProps) {
  const texts = documentsTexts.known
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onDrop}
      actions={
        <>
          <Button onClick={onAnyway}>{texts.anyway}</Button>
          <Button onClick={onDrop}>{texts.drop}</Button>
          <Button kind="primary" onClick={onOpen}>
            {texts.open}
          </Button>
        </>
      }
    >
      <p>{texts.text(file.name, paper.title, paper.createdAt)}</p>
    </Dialog>
  )
}
