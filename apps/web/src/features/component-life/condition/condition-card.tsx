import { componentConditions, type ComponentCondition } from '@hauswart/domain/real-estate/component'
import { componentConditionLabels } from '@hauswart/domain/real-estate/component.labels'
import { conditionWord } from '@hauswart/domain/real-estate/component-state.labels'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { day } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { UpdateComponentDocument } from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { refreshLife } from '#features/component-life/component-queries.ts'
import styles from './condition-card.module.css'
import { conditionSteps } from './condition-steps.texts.ts'
import type { Component } from '#features/component-life/facts-card.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { useLifeSubmit } from '#features/component-life/use-life-submit.ts'

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
  const { submit, isBusy, failure } = useLifeSubmit(
    realEstateId,
    async (next: ComponentCondition, idempotencyKey: string) => {
      const input = { condition: next, expectedVersion: component.version, idempotencyKey }
      await request(UpdateComponentDocument, { realEstateId, id: component.id, input })
      toast({ text: texts.saved(conditionWord(next)), tone: 'good' })
      await refreshLife(realEstateId, 'components')
      setWanted(undefined)
    },
  )
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
            // What cannot be saved now is not offered either.
            options={online ? options : options.map((option) => ({ ...option, isDisabled: true }))}
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
            <OnlineButton kind="primary" isBusy={isBusy} onClick={() => void submit(wanted)}>
              {wanted === condition ? texts.again : texts.keep}
            </OnlineButton>
            <Button kind="quiet" onClick={() => setWanted(undefined)}>
              {texts.cancel}
            </Button>
          </div>
        )}
        <SaveFailure failure={failure} />
        <PhotoStrip realEstateId={realEstateId} componentId={component.id} name={name} mayWrite={mayWrite} />
      </div>
    </Card>
  )
}
