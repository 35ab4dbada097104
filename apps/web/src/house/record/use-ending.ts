import { useState } from 'react'
import type { Failure } from '#ui/form/use-submit.ts'
import type { NotSavedReason } from './change.ts'
import { notKept } from './use-row-form.ts'

/** How a sheet ends: it closes once what was written is kept on the device, else it stays and says why. */
export function useEnding(onClose: () => void) {
  const [failure, setFailure] = useState<Failure>()
  const end = (fault: NotSavedReason | undefined): object | undefined => {
    setFailure(notKept(fault))
    if (fault !== undefined) return {}
    onClose()
    return undefined
  }
  return { end, failure }
}
