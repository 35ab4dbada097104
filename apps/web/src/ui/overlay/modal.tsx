import { IconX } from '@tabler/icons-react'
import { useEffectEvent, useId, useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './modal.module.css'
import { openModal } from './open-modal.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { useInHistory } from './use-in-history.ts'

export type ModalProps = {
  readonly title: ReactNode
  readonly isOpen: boolean
  /** Escape, the backdrop, the cross and the drag all only ask; whoever holds `isOpen` decides. */
  readonly onClose: () => void
  readonly children?: ReactNode
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode
  /** Not for a question that «back» itself brought up: the browser is still on its way then. */
  readonly isInHistory?: boolean | undefined
}

type FrameProps = ModalProps & {
  readonly className: string | undefined
  readonly handle?: ReactNode
  readonly ref: RefObject<HTMLDialogElement | null>
}

/**
 * What dialog and sheet share: the browser's own modal `<dialog>`, which keeps the focus in and gives it back. It stands
 * at the end of the page: where it was called from, a heading or a figure would pass its type on.
 */
export function ModalFrame({ isOpen, ...rest }: FrameProps) {
  return isOpen ? createPortal(<OpenModal {...rest} />, document.body) : null
}

function OpenModal({
  title,
  onClose,
  children,
  actions,
  className,
  handle,
  isInHistory = true,
  ref,
}: Omit<FrameProps, 'isOpen'>) {
  const titleId = useId()
  const ask = useEffectEvent(onClose)
  useInHistory(isInHistory, onClose)

  // Before the browser paints, and before a dialog that leaves the page is taken out of it: closing one that is
  // already gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    openModal(dialog)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2')
    first?.focus()
    const stop = listen(dialog, () => ask())
    return () => {
      stop()
      dialog.close()
    }
  }, [ref])

  return (
    <dialog ref={ref} className={classes(styles['modal'], className)} aria-labelledby={titleId}>
      <div className={styles['frame']}>
        {handle}
        <div className={styles['head']}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={uiTexts.close} icon={<IconX />} onClick={onClose} />
        </div>
        <div className={styles['body']}>{children}</div>
        {actions !== undefined && <div className={styles['foot']}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** Escape and a click beside the dialog. */
function listen(dialog: HTMLDialogElement, ask: () => void): () => void {
  const over = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ): void => {
    // What happens inside bubbles: a file picker cancels too.
    const atEdge = (event: HTMLElementEventMap[Name]) => event.target === dialog && act(event)
    dialog.addEventListener(name, atEdge, { signal: over.signal })
  }
  let isPressedOutside = false
  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = event.target === dialog), over)
  on('cancel', (event) => {
    event.preventDefault()
    ask()
  })
  on('close', ask)
  // Only a press that began outside: marking text and letting go beyond the edge must not close.
  on('click', () => isPressedOutside && ask())
  return () => over.abort()
}
