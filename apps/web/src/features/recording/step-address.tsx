import { useRef, useState, type SubmitEvent } from 'react'
import type { RegisteredBuilding } from '#lib/register.ts'
import { Button } from '#ui/button.tsx'
import { AddressSearch } from './address-search.tsx'
import { BuildingCard } from './building-card.tsx'
import { FlatChoice, wholeHouse } from './flat-choice.tsx'
import styles from './fields.module.css'
import { ManualAddress } from './manual-address.tsx'
import { byHand, withAddress, withBuilding } from './proposals.ts'
import { recordingTexts } from './recording.texts.ts'
import type { StepProps } from './step.ts'
import { readAddress } from './typed-address.ts'
import { useBuilding } from './use-building.ts'

const { address: texts, building: words } = recordingTexts

/** Where the house stands: picked from the register, or written by hand. */
export function StepAddress(props: StepProps) {
  const { draft, onTell } = props
  const { answers } = draft
  if (answers.isManual)
    return (
      <ManualAddress
        {...props}
        onSearch={() => onTell({ ...draft, answers: { ...answers, isManual: false } })}
      />
    )
  return <PickedAddress {...props} />
}

function PickedAddress({ formId, draft, onChange, onTell, onDone }: StepProps) {
  const { answers } = draft
  const { building, state, retry, existing } = useBuilding(draft, onTell)
  const [fault, setFault] = useState<'address' | 'flat'>()
  const form = useRef<HTMLFormElement>(null)
  const isPicked = answers.egid !== null
  const chosen = answers.ewid === null ? (answers.isWholeHouse ? wholeHouse : '') : String(answers.ewid)
  const needsFlat = building !== undefined && building.flats.length > 1

  const writeByHand = () =>
    onTell(byHand(draft, isPicked ? {} : { ...readAddress(answers.search), search: answers.search }))

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = !isPicked ? 'address' : needsFlat && chosen === '' ? 'flat' : undefined
    setFault(missing)
    if (missing !== undefined) focusOn(form.current, missing)
    else if (building !== undefined && existing === undefined) onDone()
  }

  return (
    <form ref={form} id={formId} className={styles['fields']} noValidate onSubmit={submit}>
      <AddressSearch
        text={answers.search}
        isOpen={!isPicked && answers.search !== ''}
        error={fault === 'address' && !isPicked ? texts.choose : undefined}
        onText={(search) => onChange({ search })}
        onPick={(address, search) => {
          setFault(undefined)
          const isSame = address.egid === answers.egid && address.edid === answers.edid
          if (isSame) onChange({ search })
          else onTell(withAddress({ ...draft, answers: { ...answers, search } }, address))
        }}
        onByHand={writeByHand}
      />
      {isPicked && (
        <BuildingCard
          answers={answers}
          building={building}
          state={state}
          existing={existing}
          onRetry={retry}
          onByHand={writeByHand}
        />
      )}
      {needsFlat && (
        <FlatChoice
          key={building.egid}
          flats={building.flats}
          value={chosen}
          error={fault === 'flat' && chosen === '' ? words.choose : undefined}
          onChoose={(value) => onTell(withBuilding(draft, { building, flat: flatOf(building, value) }))}
        />
      )}
      {!isPicked && (
        <div className={styles['way']}>
          <Button kind="quiet" onClick={writeByHand}>
            {texts.byHand}
          </Button>
        </div>
      )}
    </form>
  )
}

const flatOf = ({ flats }: RegisteredBuilding, value: string) =>
  value === wholeHouse ? wholeHouse : flats.find(({ ewid }) => String(ewid) === value)

function focusOn(form: HTMLFormElement | null, missing: 'address' | 'flat'): void {
  const wanted = missing === 'address' ? '[role=combobox]' : 'fieldset input[type=radio]'
  form?.querySelector<HTMLElement>(wanted)?.focus()
}
