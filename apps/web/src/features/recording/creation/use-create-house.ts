import { useRef, useState } from 'react'
import { refreshHouse } from '#house/refresh-house.ts'
import { failureOf } from '#ui/form/use-submit.ts'
import type { Trouble } from './create-trouble.tsx'
import type { DraftKeeper } from '#features/recording/draft/draft-keeper.ts'
import { noAnswers } from '#features/recording/answers.ts'
import { newDraft, type Draft } from '#features/recording/draft/draft.ts'
import { AlreadyThere, recordHouse } from './record-house.ts'
import { thisYear } from '#features/recording/step.ts'

export type Recorded = { readonly id: string; readonly draft: Draft }

/** Records the house of the draft. From then on the draft must not come back. */
export function useCreateHouse(keeper: DraftKeeper, onRecorded: (recorded: Recorded) => void) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  // Made once, so that a further try is the same second house.
  const [later] = useState(() => newDraft())
  const isSending = useRef(false)

  async function create(hasMoney: boolean): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      // A draft still on its way would be there again after the house.
      await keeper.calm()
      const { draft: whole, rival } = keeper.state()
      if (rival !== undefined) return
      const draft = hasMoney ? whole : withoutMoney(whole)
      const id = await recordHouse(draft, thisYear(), later)
      keeper.end()
      await refreshHouse(id, 'facts')
      onRecorded({ id, draft })
    } catch (error) {
      // Of a house made earlier some components may be changed by now; their echo is not listened to.
      for (const { id } of [keeper.state().draft, later]) void refreshHouse(id, 'components')
      keeper.resume()
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

/** What was typed stays in the draft: nothing is lost should the house not be recorded. */
function withoutMoney(draft: Draft): Draft {
  const { purchasedOn, purchasePriceRappen, mortgage, mortgageRappen } = noAnswers
  const nothing = { purchasedOn, purchasePriceRappen, mortgage, mortgageRappen }
  return { ...draft, answers: { ...draft.answers, ...nothing } }
}
