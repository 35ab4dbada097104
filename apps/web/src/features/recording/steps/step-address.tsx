import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { RegisteredBuilding } from '#house/register.ts'
import { Button } from '#ui/action/button.tsx'
import { noAnswers } from '#features/recording/answers.ts'
import { AddressSearch } from '#features/recording/address/address-search.tsx'
import { BuildingCard } from '#features/recording/address/building-card.tsx'
import { FlatChoice, wholeHouse } from '#features/recording/address/flat-choice.tsx'
import styles from '#features/recording/fields.module.css'
import { ManualAddress } from '#features/recording/address/manual-address.tsx'
import { byHand, withAddress, withBuilding, withoutRegister } from '#features/recording/proposals.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import type { StepProps } from '#features/recording/step.ts'
import { readAddress } from '#features/recording/address/typed-address.ts'
import { useBuilding } from '#features/recording/address/use-building.ts'

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
  // Another text beside a picked building is not that building any more; the draft keeps both as they were picked.
  const [edited, setEdited] = useState<string>()
  // Pressed «Weiter» while the building was looked up: it goes on as soon as it is there.
  const [isEager, setEager] = useState(false)
  const isPicked = answers.egid !== null && edited === undefined
  const text = edited ?? answers.search
  const chosen = answers.ewid === null ? (answers.isWholeHouse ? wholeHouse : '') : String(answers.ewid)
  const needsFlat = isPicked && building !== undefined && building.flats.length > 1
  const goesOn = isEager && isPicked && building !== undefined && !needsFlat && existing === undefined
  useEffect(() => {
    if (goesOn) onDone()
  }, [goesOn, onDone])

  const writeByHand = () => {
    const typed = isPicked ? {} : { ...readAddress(text), search: text }
    onTell(
      edited === undefined ? byHand(draft, typed) : byHand(withoutRegister(draft), { ...unplaced, ...typed }),
    )
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = !isPicked ? 'address' : needsFlat && chosen === '' ? 'flat' : undefined
    setFault(missing)
    if (missing !== undefined) focusOn(form.current, missing)
    // Whether the house may be recorded once more is for the server to say: this one may only be shared with them.
    else if (building !== undefined) onDone()
    else if (state === 'loading') setEager(true)
  }

  return (
    <form ref={form} id={formId} className={styles['fields']} noValidate onSubmit={submit}>
      <AddressSearch
        text={text}
        isOpen={!isPicked && text !== ''}
        error={fault === 'address' && !isPicked ? texts.choose : undefined}
        onText={(typed) => {
          setEager(false)
          if (answers.egid === null) onChange({ search: typed })
          else setEdited(typed === answers.search ? undefined : typed)
        }}
        onPick={(address, search) => {
          setFault(undefined)
          setEdited(undefined)
          setEager(false)
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
          error={(fault === 'flat' || isEager) && chosen === '' ? words.choose : undefined}
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

const unplaced = { canton: noAnswers.canton, egid: null, edid: null, ewid: null }

const flatOf = ({ flats }: RegisteredBuilding, value: string) =>
  value === wholeHouse ? wholeHouse : flats.find(({ ewid }) => String(ewid) === value)

function focusOn(form: HTMLFormElement | null, missing: 'address' | 'flat'): void {
  const wanted = missing === 'address' ? '[role=combobox]' : 'fieldset input[type=radio]'
  form?.querySelector<HTMLElement>(wanted)?.focus()
}
