import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { change } from './change.ts'
import type { Change } from './said.ts'
import { notKept } from './use-row-form.ts'

/** Puts changes of a house on the device for whoever shows a form or a button, and says so; `false` if it could not. */
export function useKeep(realEstateId: string) {
  const { online } = useConnection()
  const [failure, setFailure] = useState<Failure>()
  const keep = async (changes: readonly Change[], text: string): Promise<boolean> => {
    const fault = await change(realEstateId, changes)
    setFailure(notKept(fault))
    if (fault === undefined) toast({ text: online ? text : savingTexts.keptHere, tone: 'good' })
    return fault === undefined
  }
  return { keep, failure }
}
