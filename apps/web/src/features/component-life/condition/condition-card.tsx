import { componentConditions, type ComponentCondition } from '@hauswart/domain/real-estate/component'
import { componentConditionLabels } from '@hauswart/domain/real-estate/component.labels'
import { conditionWord } from '@hauswart/domain/real-estate/component-state.labels'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { day } from '#device/text/format.ts'
import { components } from '#house/nouns/components.ts'
import { saveOver } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import styles from './condition-card.module.css'
import { conditionSteps } from './condition-steps.texts.ts'
import type { Component } from '#features/component-life/facts-card.tsx'
import { PhotoStrip } from './photo-strip.tsx'

type ConditionCardProps = {
  readonly realEstateId: string
  readonly component: Component
  readonly name: string
  readonly mayWrite: boolean
}

const texts = componentLifeTexts.condition
const options = componentConditions.map((value) => ({ value, label: conditionWord(value) }))

/** Five described steps, when somebody last looked, and what it looked like. */
export function ConditionCard({ realEstateId, component, name, mayWrite }: ConditionCardProps) {
  const { condition, conditionOn } = component
  const { online } = useConnection()
  const [wanted, setWanted] = useState<ComponentCondition>()
  const save = async (next: ComponentCondition) => {
    const edit = components.acts.update(component, { condition: next })
    if ((await saveOver(components, realEstateId, component, edit)) !== undefined) {
      toast({ text: savingTexts.notKept.act, tone: 'due' })
      return
    }
    toast({ text: online ? texts.saved(conditionWord(next)) : savingTexts.keptHere, tone: 'good' })
    setWanted(undefined)
  }
  const shown = wanted ?? condition
  const description = shown === null ? texts.choose : conditionSteps(component.catalogKey)[shown]
  return (
    <Card
      title={texts.title}
      action={conditionOn === null ? texts.never : <span>{texts.checked(day(conditionOn))}</span>}
    >
      <div className={styles['body']}>
        {mayWrite ? (
          <ChoiceChips
            label={texts.label}
            isLabelHidden
            look="equal"
            options={options}
            value={shown}
            onChange={setWanted}
            hint={description}
          />
        ) : (
          <p>
            <strong>{shown === null ? texts.never : componentConditionLabels[shown]}</strong>
            {shown !== null && <span className={styles['description']}>{description}</span>}
          </p>
        )}
        {mayWrite && wanted !== undefined && (
          <div className={styles['acts']}>
            <Button kind="primary" onClick={() => void save(wanted)}>
              {wanted === condition ? texts.again : texts.keep}
            </Button>
            <Button kind="quiet" onClick={() => setWanted(undefined)}>
              {texts.cancel}
            </Button>
          </div>
        )}
        <PhotoStrip realEstateId={realEstateId} componentId={component.id} name={name} mayWrite={mayWrite} />
      </div>
    </Card>
  )
}
