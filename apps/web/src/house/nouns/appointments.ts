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
import { nameOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
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
    title: ['Titel', ''],
    kind: ['Art', 'private', appointmentKindLabels],
    state: ['Stand', 'planned', appointmentStateLabels],
    startsOn: ['Von', '', day],
    startsAt: ['Beginn', null],
    endsOn: ['Bis', '', day],
    endsAt: ['Ende', null],
    place: ['Ort', null],
    note: ['Notiz', null],
    componentId: ['Bauteil', null, nameOr()],
    craftsmanId: ['Handwerker', null, nameOr()],
    projectId: ['Renovation', null, nameOr()],
    remindMinutes: ['Erinnern', null, remindersInWords, remindersInWords(null)],
  },
  blank: () => ({ seriesId: null, guest: null }),
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
    ...usualWords('Termin'),
    addSeries: (name) => `Termine ${name} erfassen`,
    deleteSeveral: (name) => `${name} löschen`,
  },
})
