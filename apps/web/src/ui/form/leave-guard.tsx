import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useBlocker } from 'react-router'
import { useUnsaved } from '#device/unsaved.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

type LeaveGuardProps = {
  readonly isDirty: boolean
  /** Where the address names behind its `?` what is open: another one there is left for as well. */
  readonly coversSearch?: boolean | undefined
}

/** Asks before a page with unsaved changes is left, by link, by back button or by closing the tab. */
export function LeaveGuard({ isDirty, coversSearch = false }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || (coversSearch && from.search !== to.search)),
  )
  useUnsaved(isDirty)
  return (
    <DiscardDialog
      isInHistory={false}
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}

/** The same question before a dialog or sheet with unsaved changes closes. */
export function useCloseGuard(isDirty: boolean, close: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  useUnsaved(isDirty)
  return {
    ask: () => (isDirty ? setAsking(true) : close()),
    dialog: (
      <DiscardDialog
        isOpen={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          // One after the other, or each would hand the focus to what the other still covers.
          flushSync(() => setAsking(false))
          close()
        }}
      />
    ),
  }
}

type DiscardDialogProps = {
  readonly isInHistory?: boolean | undefined
  readonly isOpen: boolean
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

function DiscardDialog({ isInHistory, isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={uiTexts.discardTitle}
      isInHistory={isInHistory}
      isOpen={isOpen}
      onClose={onKeep}
      onConfirm={onDiscard}
      confirmLabel={uiTexts.discard}
      cancelLabel={uiTexts.keepEditing}
      isDanger
    >
      {uiTexts.discardText}
    </ConfirmDialog>
  )
}
