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
import type { FaultText } from '#ui/form/form-faults.ts'
import {
  dayFact,
  formFacts,
  kept,
  optionalLine,
  orNothing,
  own,
  reference,
  requiredLine,
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'

/** Most who come, come in the morning. */
export const usualTimes = { startsAt: '09:00', endsAt: '10:00' } as const
export const noTimes = { startsAt: '', endsAt: '' } as const

const facts = z.extend(z.omit(addAppointmentInput, { id: true }), {
  kind: z.enum(appointmentKinds),
  state: z.enum(appointmentStates),
  rhythm: z.nullable(z.enum(rhythms)),
  until: z.nullable(someDay),
})

/** The whole time is judged as the server does. */
const schema = facts.check((context) => {
  const { startsOn, startsAt = null, endsOn, endsAt = null } = context.value
  const field = timeFault({ startsOn, startsAt, endsOn, endsAt })
  const say = (name: string) =>
    context.issues.push({ code: 'custom', path: [name], input: context.value, message: name })
  if (field !== undefined) say(field)
  const { rhythm, until } = context.value
  // Where a day is half written its own fault is enough.
  if (rhythm === null || !isDay(startsOn) || (until !== null && !isDay(until))) return
  const amount = until === null ? 0 : amountUntil(startsOn, rhythm, until)
  if (amount < 2 || amount > maxInSeries) say('until')
})

const { required } = fieldFaults
const { wrongDay, wrongTime, endsBefore, endsOutside } = appointmentsTexts.form
const isClock = (text: string): boolean => /^\d{2}:\d{2}$/.test(text)

/** A time of a day; all day long there is none. */
const clock = (usual: string, fault: FaultText<string>) =>
  own({
    blank: usual,
    read: (at: string | null) => at ?? '',
    write: (at, { isAllDay }: { readonly isAllDay: boolean }) => (isAllDay ? null : at),
    fault,
  })

/** An appointment as the form holds it. */
export const appointmentForm = formFacts<AppointmentRow>()(
  {
    title: requiredLine(200),
    kind: kept<AppointmentKind>('service'),
    state: kept<AppointmentRow['state']>('planned'),
    startsOn: dayFact(wrongDay),
    endsOn: dayFact(ruled(endsOutside, wrongDay)),
    isAllDay: own({
      blank: false,
      read: (_none: unknown, { startsAt }: AppointmentRow) => startsAt === null,
      write: () => undefined,
      fault: required,
    }),
    startsAt: clock(usualTimes.startsAt, wrongTime),
    endsAt: clock(usualTimes.endsAt, (at) => (isClock(at) ? endsBefore : wrongTime)),
    // How often a new one comes again, and until when; empty is never.
    rhythm: own<Rhythm | ''>({ blank: '', read: () => '', write: orNothing, fault: required }),
    until: own<string | null>({
      blank: null,
      read: () => null,
      write: (until) => until,
      fault: ruled(appointmentsTexts.series.fault(maxInSeries), wrongDay),
    }),
    place: optionalLine(200),
    note: optionalLine(2_000),
    componentId: reference(),
    craftsmanId: reference(),
    projectId: reference(),
    // As a list of minutes with commas; empty is as in the settings.
    remindMinutes: own({
      blank: asInSettings,
      read: (minutes: AppointmentRow['remindMinutes'] | undefined) => keyOf(minutes ?? null),
      write: minutesOf,
      fault: required,
    }),
  },
  schema,
)
export type AppointmentValues = ValuesOf<typeof appointmentForm>

/** Until when it would come again; nothing where that cannot be told. */
export const untilFor = ({ startsOn, rhythm }: Pick<AppointmentValues, 'startsOn' | 'rhythm'>) =>
  rhythm !== '' && startsOn !== null && isDay(startsOn) ? proposedUntil(startsOn, rhythm) : null

/** With who comes and what it is about, where the way here began with them. */
export type Begun = Pick<AppointmentValues, 'craftsmanId' | 'projectId'>
