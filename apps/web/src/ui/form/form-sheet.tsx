import { IconTrash } from '@tabler/icons-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { savingTexts } from './saving.texts.ts'
import type { Failure } from './use-submit.ts'
import styles from './form-sheet.module.css'
import { FormSummary } from './form-summary.tsx'
import { useCloseGuard } from './leave-guard.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from './save-failure.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

type FormSheetProps = {
  readonly title: string
  /** What `useForm` answers. */
  readonly form: {
    readonly form: ComponentProps<'form'>
    readonly shown: ComponentProps<typeof FormSummary>
    readonly isDirty: boolean
  }
  readonly saveLabel: string
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  /** For what can be thrown away as well. */
  readonly deletion?:
    | { readonly label: string; readonly isBusy: boolean; readonly act: () => void }
    | undefined
  /** What is written goes on the device first; else it needs the server at once. */
  readonly isKeptHere?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** One thing in a sheet, to write down and save. Asks before what was typed is given up. */
export function FormSheet(props: FormSheetProps) {
  const { title, form, saveLabel, isBusy, failure, deletion, isKeptHere = false, onClose, children } = props
  const Act = isKeptHere ? Button : OnlineButton
  const formId = useId()
  const { online } = useConnection()
  const guard = useCloseGuard(form.isDirty, onClose)
  return (
    <>
      <Sheet
        title={title}
        isOpen
        onClose={guard.ask}
        actions={
          <>
            {deletion !== undefined && (
              <Act kind="quiet" icon={<IconTrash />} isBusy={deletion.isBusy} onClick={deletion.act}>
                {deletion.label}
              </Act>
            )}
            <Act kind="primary" type="submit" form={formId} isBusy={isBusy}>
              {saveLabel}
            </Act>
          </>
        }
      >
        <form id={formId} className={styles['body']} {...form.form}>
          {/* Before somebody has typed a long reason, not after. */}
          {!online && !isKeptHere && (
            <Notice tone="info" live="status">
              {savingTexts.offline}
            </Notice>
          )}
          <FormSummary {...form.shown} />
          {children}
          <SaveFailure failure={failure} />
        </form>
      </Sheet>
      {guard.dialog}
    </>
  )
}
