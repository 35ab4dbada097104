import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { SearchDialog } from './search-dialog.tsx'
import { searchEntryTexts } from './search-entry.texts.ts'

const load = () => import('./search-dialog.tsx')

/** Opens the search by button, ⌘K or Ctrl K; its code comes with the first use. */
export function useSearch(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [Dialog, setDialog] = useState<typeof SearchDialog>()
  const [isOpen, setOpen] = useState(false)

  const open = useCallback(() => {
    setOpen(true)
    loadChunk(load)
      .then((module) => setDialog(() => module.SearchDialog))
      .catch(() => {
        setOpen(false)
        toast({ text: searchEntryTexts.failed, tone: 'due' })
      })
  }, [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      if (!isMeant || event.altKey || event.shiftKey) return
      event.preventDefault()
      // Above another dialog the search would lead away from what is being asked there.
      if (document.querySelector('dialog[open]') === null) open()
      else setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return {
    open,
    dialog: Dialog === undefined ? null : <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />,
  }
}
