import { useRef, useState } from 'react'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { failureOf } from '#lib/use-submit.ts'
import type { Trouble } from './create-trouble.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import type { Draft } from './draft.ts'
import { AlreadyThere, recordHouse } from './record-house.ts'
import { thisYear } from './step.ts'

export type Recorded = { readonly id: string; readonly draft: Draft }

/** Records the house of the draft. From then on the draft must not come back. */
export function useCreateHouse(keeper: DraftKeeper, onRecorded: (recorded: Recorded) => void) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [laterKey] = useState(newId)
  const isSending = useRef(false)

  async function create(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      // A draft still on its way would be there again after the house.
      await keeper.calm()
      const { draft } = keeper.state()
      const id = await recordHouse(draft, thisYear(), laterKey)
      keeper.end()
      await refreshHouse(id, 'facts')
      onRecorded({ id, draft })
    } catch (error) {
      setTrouble(
        error instanceof AlreadyThere
          ? { kind: 'exists', id: error.id, name: error.label }
          : { kind: 'failure', failure: failureOf(error) },
      )
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return { create, isBusy, trouble }
}
