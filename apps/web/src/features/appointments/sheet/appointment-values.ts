import {
  appointmentKinds,
  appointmentStates,
  timeFault,
  type AppointmentKind,
} from '@hauswart/domain/appointments/appointment'
import {
  amountUntil,
  maxInSeries,
  proposedUntil,
  rhythms,
  type Rhythm,
} from '@hauswart/domain/appointments/series'
import { addAppointmentInput } from '@hauswart/domain/appointments/appointment.input'
import { day as someDay } from '@hauswart/domain/fields/fields'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import * as z from 'zod/mini'
import { asInSettings, keyOf, minutesOf } from './reminder-options.ts'
import type { AppointmentRow } from '#house/nouns/appointments.ts'
import { isDay } from '#ui/input/parse.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'

/** An appointment as the form holds it; an empty text or choice is no answer. */
export type AppointmentValues = {
  readonly title: string
  readonly kind: AppointmentKind
  readonly state: AppointmentRow['state']
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly isAllDay: boolean
  readonly startsAt: string
  readonly endsAt: string
  readonly place: string
  readonly note: string
  readonly componentId: string
  readonly craftsmanId: string
  readonly projectId: string
  /** As a list of minutes with commas; empty is as in the settings. */
  readonly remindMinutes: string
  /** How often a new one comes again; empty is never. */
  readonly rhythm: Rhythm | ''
  /** Until when; nothing is what is proposed. */
  readonly until: string | null
}

/** Until when it comes again; nothing where that cannot be told. */
export const untilOf = ({
  startsOn,
  rhythm,
  until,
}: Pick<AppointmentValues, 'startsOn' | 'rhythm' | 'until'>): string | null =>
  until ?? (rhythm !== '' && startsOn !== null && isDay(startsOn) ? proposedUntil(startsOn, rhythm) : null)

/** Most who come, come in the morning. */
export const usualTimes = { startsAt: '09:00', endsAt: '10:00' } as const
export const noTimes = { startsAt: '', endsAt: '' } as const

export type Begun = Pick<AppointmentValues, 'craftsmanId' | 'projectId'>

const isSingle = { rhythm: '', until: null } as const

/** With who comes and what it is about, where the way here began with them. */
export const newValues = (day: string, begun: Begun): AppointmentValues => ({
  title: '',
  kind: 'service',
  state: 'planned',
  startsOn: day,
  endsOn: day,
  isAllDay: false,
  ...usualTimes,
  place: '',
  note: '',
  componentId: '',
  remindMinutes: asInSettings,
  ...isSingle,
  ...begun,
})

export const valuesOf = (row: AppointmentRow): AppointmentValues => ({
  title: row.title,
  kind: row.kind,
  state: row.state,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  isAllDay: row.startsAt === null,
  startsAt: row.startsAt ?? '',
  endsAt: row.endsAt ?? '',
  place: row.place ?? '',
  note: row.note ?? '',
  componentId: row.componentId ?? '',
  craftsmanId: row.craftsmanId ?? '',
  projectId: row.projectId ?? '',
  remindMinutes: keyOf(row.remindMinutes ?? null),
  ...isSingle,
})

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

export function prepare({ isAllDay, ...values }: AppointmentValues): object {
  return {
    ...values,
    startsAt: isAllDay ? null : values.startsAt,
    endsAt: isAllDay ? null : values.endsAt,
    place: orNothing(values.place),
    note: orNothing(values.note),
    componentId: values.componentId === '' ? null : values.componentId,
    craftsmanId: values.craftsmanId === '' ? null : values.craftsmanId,
    projectId: values.projectId === '' ? null : values.projectId,
    remindMinutes: minutesOf(values.remindMinutes),
    rhythm: values.rhythm === '' ? null : values.rhythm,
    until: untilOf(values),
  }
}

const facts = z.extend(z.omit(addAppointmentInput, { id: true }), {
  kind: z.enum(appointmentKinds),
  state: z.enum(appointmentStates),
  rhythm: z.nullable(z.enum(rhythms)),
  until: z.nullable(someDay),
})

/** The whole time is judged as the server does. */
export const schema = facts.check((context) => {
  const { startsOn, startsAt = null, endsOn, endsAt = null } = context.value
  const field = timeFault({ startsOn, startsAt, endsOn, endsAt })
  const say = (name: string) =>
    context.issues.push({ code: 'custom', path: [name], input: context.value, message: name })
  if (field !== undefined) say(field)
  const { rhythm, until } = context.value
  const amount = rhythm === null || until === null ? 2 : amountUntil(startsOn, rhythm, until)
  if (amount < 2 || amount > maxInSeries) say('until')
})

const { required, tooLong } = fieldFaults
const { wrongDay, wrongTime, endsBefore, endsOutside } = appointmentsTexts.form
const isClock = (text: string): boolean => /^\d{2}:\d{2}$/.test(text)

export const faultTexts: FaultTexts<AppointmentValues> = {
  title: (value) => (value.trim() === '' ? required : tooLong(200)),
  kind: required,
  state: required,
  startsOn: wrongDay,
  endsOn: (_value, { code }) => (code === 'custom' ? endsOutside : wrongDay),
  startsAt: wrongTime,
  endsAt: (value) => (isClock(value) ? endsBefore : wrongTime),
  place: tooLong(200),
  note: tooLong(2_000),
  componentId: required,
  craftsmanId: required,
  projectId: required,
  remindMinutes: required,
  rhythm: required,
  until: (_value, { code }) => (code === 'custom' ? appointmentsTexts.series.fault(maxInSeries) : wrongDay),
}
