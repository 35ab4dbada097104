import { appointmentKinds, appointmentStates } from '@hauswart/domain/appointments/appointment'
import {
  appointmentKindLabels,
  appointmentStateLabels,
} from '@hauswart/domain/appointments/appointment.labels'
import { canGoWithOthers, seriesDays } from '@hauswart/domain/appointments/series'
import { remindersInWords } from '@hauswart/domain/appointments/reminding.labels'
import { day } from '#device/text/format.ts'
import {
  AddAppointmentDocument,
  AddAppointmentSeriesDocument,
  DeleteAppointmentDocument,
  DeleteAppointmentsDocument,
  RestoreAppointmentDocument,
  UpdateAppointmentDocument,
  type HouseAppointmentsQuery,
} from '#gql/graphql.ts'
import { appointmentsQuery } from '#house/house-queries.ts'
import { addsSeveral } from '#house/record/adds-several.ts'
import { changesSeveral } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type AppointmentRow = NonNullable<
  HouseAppointmentsQuery['realEstate']
>['appointments']['nodes'][number]

export const appointments = defineRecord({
  noun: 'appointment',
  lists: { all: appointmentsQuery },
  // Whole days before the hours of their first day.
  compare: (a, b) =>
    a.startsOn.localeCompare(b.startsOn) ||
    (a.startsAt ?? '').localeCompare(b.startsAt ?? '') ||
    (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Titel',
    kind: 'Art',
    state: 'Stand',
    startsOn: 'Von',
    startsAt: 'Beginn',
    endsOn: 'Bis',
    endsAt: 'Ende',
    place: 'Ort',
    note: 'Notiz',
    componentId: 'Bauteil',
    craftsmanId: 'Handwerker',
    projectId: 'Renovation',
    remindMinutes: 'Erinnern',
  },
  inWords: (fact, value, nameOf) => {
    if (fact === 'remindMinutes') return remindersInWords(Array.isArray(value) ? value.map(Number) : null)
    if (typeof value !== 'string') return undefined
    if (fact === 'componentId' || fact === 'craftsmanId' || fact === 'projectId') return nameOf(value) ?? '…'
    const kind = appointmentKinds.find((one) => one === value)
    const state = appointmentStates.find((one) => one === value)
    if (fact === 'kind' && kind !== undefined) return appointmentKindLabels[kind]
    if (fact === 'state' && state !== undefined) return appointmentStateLabels[state]
    return fact.endsWith('On') ? day(value) : undefined
  },
  blank: () => ({
    title: '',
    kind: 'private' as const,
    state: 'planned' as const,
    startsOn: '',
    startsAt: null,
    endsOn: '',
    endsAt: null,
    place: null,
    note: null,
    componentId: null,
    craftsmanId: null,
    projectId: null,
    seriesId: null,
    remindMinutes: null,
    guest: null,
  }),
  verbs: {
    add: adds(AddAppointmentDocument, undefined, ['state']),
    addSeries: addsSeveral(
      AddAppointmentSeriesDocument,
      ({ ids, rhythm, ...facts }) =>
        seriesDays(facts, rhythm, ids.length).map((days, at) => ({ ...facts, ...days, id: String(ids[at]) })),
      ['state'],
    ),
    update: edits(UpdateAppointmentDocument),
    delete: trashes(DeleteAppointmentDocument),
    // Typed by its list.
    deleteSeveral: changesSeveral(DeleteAppointmentsDocument, (_entry, row) =>
      canGoWithOthers(row as unknown as AppointmentRow) ? undefined : row,
    ),
    restore: restores(RestoreAppointmentDocument),
  },
  words: {
    add: (name) => `Termin ${name} erfassen`,
    addSeries: (name) => `Termine ${name} erfassen`,
    update: (name) => `Termin ${name} ändern`,
    delete: (name) => `Termin ${name} löschen`,
    deleteSeveral: (name) => `${name} löschen`,
    restore: (name) => `Termin ${name} zurückholen`,
  },
})
