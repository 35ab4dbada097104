import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './confirm-dialog.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

type ConfirmDialogProps = {
  /** The question, with the name of the thing: «Foto «Heizung.jpg» löschen?». */
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** The act as a verb: «Löschen», never «OK». */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  readonly isDanger?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly isInHistory?: boolean | undefined
}

/** For acts that cannot be undone; what can be undone gets a toast instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, isOpen, onClose, onConfirm, confirmLabel, cancelLabel, isDanger, isBusy } = props
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isInHistory={props.isInHistory}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {cancelLabel ?? uiTexts.cancel}
          </Button>
          <Button kind={isDanger === true ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children !== undefined && <div className={styles['text']}>{children}</div>}
    </Dialog>
  )
}
