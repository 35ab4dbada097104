import { useId, useState, type ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './question-dialog.module.css'

type QuestionDialogProps = {
  readonly title: string
  readonly saveLabel: string
  readonly onClose: () => void
  /** Missing while something is; then the field says what. */
  readonly onSave: (() => void) | undefined
  readonly children: (isTried: boolean) => ReactNode
}

/** Asks for one thing and says what is missing once somebody tried without it. */
export function QuestionDialog({ title, saveLabel, onClose, onSave, children }: QuestionDialogProps) {
  const [isTried, setTried] = useState(false)
  const id = useId()
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button kind="primary" type="submit" form={id}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          onSave?.()
        }}
      >
        {children(isTried)}
      </form>
    </Dialog>
  )
}
