import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

/** Asks before unsaved changes are left: for another page, another to-do of the list, or by closing the tab. */
export function TodoLeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <ConfirmDialog
      title={uiTexts.discardTitle}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      confirmLabel={uiTexts.discard}
      cancelLabel={uiTexts.keepEditing}
      isDanger
    >
      {uiTexts.discardText}
    </ConfirmDialog>
  )
}
