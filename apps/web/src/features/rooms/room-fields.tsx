import { rooms } from '#house/nouns/rooms.ts'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import type { useForm } from '#ui/form/use-form.ts'
import { floorChoices, type RoomValues } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'

type RoomFieldsProps = {
  readonly form: ReturnType<typeof useForm<RoomValues, unknown>>
  /** How many floors the house has. */
  readonly floors: number | null
}

export function RoomFields({ form, floors }: RoomFieldsProps) {
  const { nameExample, floorUnknown, area } = roomsTexts
  const labels = rooms.facts
  return (
    <>
      <TextField label={labels.name} placeholder={nameExample} data-autofocus {...form.text('name')} />
      <FieldPair>
        <SelectField
          label={labels.floor}
          isOptional
          options={floorChoices(floors, form.values.floor)}
          placeholder={floorUnknown}
          {...form.text('floor')}
        />
        <NumberField label={labels.areaM2} isOptional unit={area} {...form.value('areaM2')} />
      </FieldPair>
    </>
  )
}
