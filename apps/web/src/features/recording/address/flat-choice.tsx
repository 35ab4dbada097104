import { useId, useState } from 'react'
import { area, number } from '#device/text/format.ts'
import type { RegisteredFlat } from '#house/register.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { FieldError } from '#ui/input/field-frame.tsx'
import styles from './flat-choice.module.css'
import { floorsOf, groupName, isAlike, sortedFlats } from './flats.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'

const texts = recordingTexts.building
export const wholeHouse = 'whole'
const all = 'all'
/** From here on the floor is asked first. */
const many = 10

type FlatChoiceProps = {
  readonly flats: readonly RegisteredFlat[]
  /** The number of a dwelling, `wholeHouse`, or nothing yet. */
  readonly value: string
  readonly error: string | undefined
  readonly onChoose: (value: string) => void
}

/** Which dwelling of the building it is, by floor and rooms; or all of them. */
export function FlatChoice({ flats, value, error, onChoose }: FlatChoiceProps) {
  const id = useId()
  const [floor, setFloor] = useState(all)
  const sorted = sortedFlats(flats)
  const floors = floorsOf(sorted)
  const isLong = sorted.length > many && floors.length > 1
  const shown = isLong && floor !== all ? sorted.filter((flat) => groupName(flat) === floor) : sorted
  return (
    <fieldset
      className={styles['choice']}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles['legend']}>{texts.which}</legend>
      <p className={styles['hint']}>{texts.whichHint}</p>
      {isLong && (
        <ChoiceChips
          label={texts.floor}
          look="pills"
          options={[
            { value: all, label: texts.allFloors },
            ...floors.map((name) => ({ value: name, label: name })),
          ]}
          value={floor}
          onChange={setFloor}
        />
      )}
      <div className={styles['rows']}>
        <Row
          name={id}
          value={wholeHouse}
          chosen={value}
          title={texts.whole}
          note={texts.wholeNote(flats.length)}
          onChoose={onChoose}
        />
        {shown.map((flat) => (
          <Row
            key={flat.ewid}
            name={id}
            value={String(flat.ewid)}
            chosen={value}
            title={flat.floorLabel ?? texts.ewid(flat.ewid)}
            note={noteOf(flat, sorted)}
            onChoose={onChoose}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

type RowProps = {
  readonly name: string
  readonly value: string
  readonly chosen: string
  readonly title: string
  readonly note: string
  readonly onChoose: (value: string) => void
}

function Row({ name, value, chosen, title, note, onChoose }: RowProps) {
  return (
    <label className={styles['row']}>
      <input
        type="radio"
        className={styles['radio']}
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span className={styles['title']}>{title}</span>
      <span className={styles['note']}>{note}</span>
    </label>
  )
}

function noteOf(flat: RegisteredFlat, flats: readonly RegisteredFlat[]): string {
  const isTwin = flats.some((other) => other.ewid !== flat.ewid && isAlike(other, flat))
  return [
    flat.rooms === null ? '' : texts.rooms(number(flat.rooms, 1)),
    flat.areaM2 === null ? '' : area(flat.areaM2),
    isTwin && flat.floorLabel !== null ? texts.ewid(flat.ewid) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
