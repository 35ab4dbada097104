import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { uiTexts } from './ui.texts.ts'

/** Asks before a page with unsaved changes is left, by link, by back button or by closing the tab. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => isDirty && from.pathname !== to.pathname,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}

/** The same question before a dialog or sheet with unsaved changes closes. */
export function useCloseGuard(isDirty: boolean, close: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
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
  readonly isOpen: boolean
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={uiTexts.discardTitle}
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
