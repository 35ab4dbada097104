import {
  isOver,
  overlaps,
  appointmentKinds,
  appointmentStates,
} from '@hauswart/domain/appointments/appointment'
import {
  appointmentKindLabels,
  appointmentStateLabels,
} from '@hauswart/domain/appointments/appointment.labels'
import { appointments as record } from '#house/nouns/appointments.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { Checkbox, SelectField, TextArea, TextField, type SelectOption } from '#ui/input/field.tsx'
import { TimeField } from '#ui/input/time-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { useTimeOfDay, useToday } from '#device/use-today.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import type { Appointment } from '#features/appointments/entries.ts'
import { noTimes, usualTimes, untilFor, type AppointmentValues } from './appointment-values.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { fitting, heardBy, reminderOptions } from './reminder-options.ts'

export type FieldsProps = {
  readonly components: readonly SelectOption[]
  readonly craftsmen: readonly SelectOption[]
  readonly projects: readonly SelectOption[]
  /** The others of the house, to see whether two meet in time. */
  readonly others: readonly Appointment[]
}

type AppointmentFieldsProps = FieldsProps & {
  readonly form: ReturnType<typeof useForm<AppointmentValues, unknown>>
  /** Whether it is one that exists: only that can be called off. */
  readonly isNew: boolean
}

const kinds = appointmentKinds.map((value) => ({ value, label: appointmentKindLabels[value] }))
const states = appointmentStates.map((value) => ({ value, label: appointmentStateLabels[value] }))

export function AppointmentFields(props: AppointmentFieldsProps) {
  const { form, components, craftsmen, projects, others, isNew } = props
  const { form: texts } = appointmentsTexts
  const labels = record.facts
  const { isAllDay, startsOn, remindMinutes } = form.values
  return (
    <>
      <TextField
        label={labels.title}
        placeholder={texts.titleExample}
        data-autofocus
        {...form.text('title')}
      />
      <SelectField label={labels.kind} options={kinds} placeholder={null} {...form.text('kind')} />
      <Checkbox
        label={texts.isAllDay}
        {...form.check('isAllDay')}
        onChange={({ target }) => {
          const { startsAt, endsAt } = target.checked ? noTimes : usualTimes
          form.set('isAllDay', target.checked)
          form.set('startsAt', startsAt)
          form.set('endsAt', endsAt)
          form.set('remindMinutes', fitting(remindMinutes, target.checked))
        }}
      />
      <FieldPair>
        <DateField
          label={labels.startsOn}
          {...form.value('startsOn')}
          onChange={(day) => {
            // Whoever moves the day moves the whole appointment.
            if (form.values.endsOn === startsOn) form.set('endsOn', day)
            if (form.values.until === untilFor(form.values))
              form.set('until', untilFor({ ...form.values, startsOn: day }))
            form.set('startsOn', day)
          }}
        />
        {!isAllDay && <TimeField label={labels.startsAt} {...form.value('startsAt')} />}
      </FieldPair>
      <FieldPair>
        <DateField label={labels.endsOn} {...form.value('endsOn')} />
        {!isAllDay && <TimeField label={labels.endsAt} {...form.value('endsAt')} />}
      </FieldPair>
      <Hints values={form.values} others={others} isNew={isNew} />
      {isNew && <RepeatFields form={form} />}
      <TextField label={labels.place} isOptional hint={texts.placeHint} {...form.text('place')} />
      {craftsmen.length > 0 && (
        <SelectField
          label={labels.craftsmanId}
          isOptional
          options={craftsmen}
          placeholder={texts.noCraftsman}
          {...form.text('craftsmanId')}
        />
      )}
      {projects.length > 0 && (
        <SelectField
          label={labels.projectId}
          isOptional
          options={projects}
          placeholder={texts.noProject}
          {...form.text('projectId')}
        />
      )}
      {components.length > 0 && (
        <SelectField
          label={labels.componentId}
          isOptional
          options={components}
          placeholder={texts.noComponent}
          {...form.text('componentId')}
        />
      )}
      <SelectField
        label={labels.remindMinutes}
        hint={texts.reminds[heardBy(remindMinutes)]}
        options={reminderOptions(remindMinutes, isAllDay)}
        placeholder={null}
        {...form.text('remindMinutes')}
      />
      <TextArea label={labels.note} isOptional rows={3} {...form.text('note')} />
      {!isNew && (
        <SelectField label={labels.state} options={states} placeholder={null} {...form.text('state')} />
      )}
    </>
  )
}

type HintsProps = {
  readonly values: AppointmentValues
  readonly others: readonly Appointment[]
  readonly isNew: boolean
}

/** What an owner may have overlooked; nothing of it is forbidden. */
function Hints({ values, others, isNew }: HintsProps) {
  const today = useToday()
  const now = useTimeOfDay()
  const { startsOn, endsOn, isAllDay, state } = values
  if (startsOn === null || endsOn === null || state !== 'planned') return null
  const own = {
    startsOn,
    endsOn,
    startsAt: isAllDay ? null : values.startsAt,
    endsAt: isAllDay ? null : values.endsAt,
  }
  const met = others.filter((other) => other.state === 'planned' && overlaps(own, other))
  const { form } = appointmentsTexts
  return (
    <div aria-live="polite">
      {isNew && isOver(own, today, now) && <Notice>{form.isPast}</Notice>}
      {met.length > 0 && <Notice>{form.meets(met.map(({ title }) => `«${title}»`).join(', '))}</Notice>}
    </div>
  )
}
