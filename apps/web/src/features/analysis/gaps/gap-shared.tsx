import { componentName } from '@hauswart/domain/real-estate/drawing'
import { isNeverOwned, unsharedParts } from '@hauswart/domain/real-estate/shared-by-nature'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Checkbox } from '#ui/input/field.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { saveComponent } from './answer-calls.ts'
import type { Component, Desk } from '#features/analysis/desk.ts'
import { AnswerForm } from './gap-answers.tsx'
import { shareTogether } from './gap-share.ts'
import styles from './gaps-tab.module.css'
import { sharedWords } from './shared-words.ts'

type SharedAnswerProps = {
  readonly desk: Desk
  readonly question: string
  readonly onGiven: (sending: Promise<unknown>) => void
}

/** The parts of a flat that belong to the community by nature, given to it together; what is the owner's is unticked. */
export function SharedAnswer({ desk, question, onGiven }: SharedAnswerProps) {
  const { id, kind } = desk.house
  const parts = unsharedParts(kind, desk.components)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [share] = useState(() =>
    shareTogether((partId, call) => saveComponent(id, partId, { isShared: true }, call), newId),
  )
  const { submit, isBusy, failure } = useSubmit(async (given: readonly Component[]) => {
    try {
      await share(given)
    } finally {
      // Also after a refusal: what went through before it is known to nobody else.
      await refreshHouse(id, 'components')
    }
  })
  const toggle = (part: string, isShared: boolean) => {
    const next = new Set(kept)
    if (isShared) next.delete(part)
    else next.add(part)
    setKept(next)
  }
  return (
    <>
      <AnswerForm
        question={question}
        isBusy={isBusy}
        isWide
        onGive={() => onGiven(submit(parts.filter((part) => !kept.has(part.id))))}
      >
        <fieldset className={styles['parts']}>
          <legend>{question}</legend>
          {parts.map((part) => {
            const isNever = isNeverOwned(kind, part.catalogKey)
            const isShared = isNever || !kept.has(part.id)
            return (
              <Checkbox
                key={part.id}
                label={componentName(part)}
                hint={sharedWords({ kind, amounts: desk.input.amounts }, part, isShared)}
                disabled={isNever}
                checked={isShared}
                onChange={({ target }) => toggle(part.id, target.checked)}
              />
            )
          })}
        </fieldset>
      </AnswerForm>
      <SaveFailure failure={failure} />
    </>
  )
}
