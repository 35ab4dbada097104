import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { phaseStates, type Phase, type PhaseState } from '@hauswart/domain/projects/phase'
import { phaseInput } from '@hauswart/domain/projects/project.input'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { phasesTexts } from './phases.texts.ts'

const texts = phasesTexts.sheet
const states = phaseStates.map((value) => ({ value, label: phasesTexts.states[value] }))

type PhaseSheetProps = {
  /** The one that is changed; a new one without. */
  readonly phase: Phase | undefined
  readonly onSave: (phase: Phase) => Promise<boolean>
  readonly onRemove: () => void
  readonly onClose: () => void
}

type Values = {
  readonly id: string
  readonly title: string
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly state: PhaseState
}

export function PhaseSheet({ phase, onSave, onRemove, onClose }: PhaseSheetProps) {
  // Made once: saved again after a failure it is still the same phase.
  const [id] = useState(() => phase?.id ?? newId())
  const initial: Values = phase ?? { id, title: '', startsOn: null, endsOn: null, state: 'open' }
  const form = useForm({
    initial,
    schema: phaseInput,
    texts: {
      id: fieldFaults.required,
      title: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(80)),
      startsOn: texts.wrongDay,
      endsOn: (_value, { code }) => (code === 'custom' ? texts.endsBefore : texts.wrongDay),
      state: fieldFaults.required,
    },
    onSubmit: async (facts) => {
      if (await onSave(facts)) onClose()
    },
  })
  return (
    <FormSheet
      title={phase?.title ?? phasesTexts.add}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={undefined}
      deletion={phase && { label: texts.remove, isBusy: false, act: onRemove }}
      isKeptHere
      onClose={onClose}
    >
      <TextField label={texts.name} placeholder={texts.example} data-autofocus {...form.text('title')} />
      <FieldPair>
        <DateField label={texts.startsOn} isOptional {...form.value('startsOn')} />
        <DateField label={texts.endsOn} isOptional {...form.value('endsOn')} />
      </FieldPair>
      <SelectField label={texts.state} options={states} placeholder={null} {...form.text('state')} />
    </FormSheet>
  )
}
