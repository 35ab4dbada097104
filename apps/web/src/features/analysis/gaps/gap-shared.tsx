import { componentName } from '@hauswart/domain/real-estate/drawing'
import { isNeverOwned, unsharedParts } from '@hauswart/domain/real-estate/shared-by-nature'
import { useState } from 'react'
import { Checkbox } from '#ui/input/field.tsx'
import type { Component, Desk } from '#features/analysis/desk.ts'
import { AnswerForm } from './gap-answers.tsx'
import styles from './gaps-tab.module.css'
import { sharedWords } from './shared-words.ts'

type SharedAnswerProps = {
  readonly desk: Desk
  readonly question: string
  readonly onGive: (parts: readonly Component[]) => void
}

/** The parts of a flat that belong to the community by nature, given to it together; what is the owner's is unticked. */
export function SharedAnswer({ desk, question, onGive }: SharedAnswerProps) {
  const { kind } = desk.house
  const parts = unsharedParts(kind, desk.components)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const toggle = (part: string, isShared: boolean) => {
    const next = new Set(kept)
    if (isShared) next.delete(part)
    else next.add(part)
    setKept(next)
  }
  return (
    <AnswerForm question={question} isWide onGive={() => onGive(parts.filter((part) => !kept.has(part.id)))}>
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
  )
}
