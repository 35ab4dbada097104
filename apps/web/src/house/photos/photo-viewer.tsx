import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { refusalWords } from '#house/refusal/refusal-words.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Photo, type ShownPicture } from './photo.tsx'
import styles from './photo-viewer.module.css'
import { photosTexts as texts } from './photos.texts.ts'

type PhotoViewerProps = {
  readonly pictures: readonly ShownPicture[]
  /** The one that is shown; none of them, and nothing is open. */
  readonly openId: string | undefined
  readonly about?: string | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly onRemove?: ((picture: ShownPicture) => void) | undefined
  readonly onExpired: () => void
}

/** One photo large, and with buttons or arrow keys the ones beside it. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { pictures, openId, about, onOpen, onRemove, onExpired } = props
  const at = pictures.findIndex(({ id }) => id === openId)
  const opened = pictures[at]
  const [before, after] = [pictures[at - 1], pictures[at + 1]]
  useArrows(opened !== undefined, (step) => {
    const next = step < 0 ? before : after
    if (next !== undefined) onOpen(next.id)
  })
  return (
    <Dialog
      title={about ?? opened?.fileName ?? texts.title}
      size="wide"
      isOpen={opened !== undefined}
      onClose={() => onOpen(undefined)}
      actions={
        onRemove === undefined || opened === undefined ? undefined : (
          <Button
            onClick={() => {
              onOpen(undefined)
              onRemove(opened)
            }}
          >
            {texts.remove}
          </Button>
        )
      }
    >
      {opened !== undefined && (
        <div className={styles['viewer']}>
          {opened.refusal !== undefined && <Notice tone="due">{refusalWords(opened.refusal)}</Notice>}
          <Photo
            key={opened.id}
            picture={opened}
            size="full"
            alt={texts.alt(about ?? opened.fileName)}
            onExpired={onExpired}
          />
          {pictures.length > 1 && (
            <div className={styles['steps']}>
              <IconButton
                label={texts.previous}
                icon={<IconChevronLeft size={20} stroke={1.75} />}
                aria-disabled={before === undefined}
                onClick={() => before !== undefined && onOpen(before.id)}
              />
              <span aria-live="polite">{texts.place(at + 1, pictures.length)}</span>
              <IconButton
                label={texts.next}
                icon={<IconChevronRight size={20} stroke={1.75} />}
                aria-disabled={after === undefined}
                onClick={() => after !== undefined && onOpen(after.id)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Wherever the focus lies in the dialog: it begins on its first button, and nobody should have to look for another. */
function useArrows(isOpen: boolean, onStep: (step: -1 | 1) => void): void {
  const step = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onStep(-1)
    if (key === 'ArrowRight') onStep(1)
  })
  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [isOpen])
}
