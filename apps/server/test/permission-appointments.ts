import { randomBytes } from 'node:crypto'
import {
  editors,
  field,
  inHouse,
  keyed,
  members,
  no,
  outside,
  sheet,
  signedIn,
  versioned,
  write,
  type Row,
} from './permission-row.ts'
import { newId } from './world.ts'

export const appointmentPermissions: Readonly<Record<string, Row>> = {
  'Query.appointments': {
    verdicts: members,
    ask: ({ house }) => ({
      query: 'query Area($id: ID) { appointments(realEstateId: $id) { nodes { id } } }',
      variables: { id: house },
    }),
  },
  'RealEstate.appointments': field('appointments { nodes { id } }', members),
  'RealEstate.appointment': field('appointment(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  'Mutation.addAppointment': write(
    '($id: ID!, $input: AddAppointmentInput!) { addAppointment(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        title: 'Abnahme',
        kind: 'acceptance',
        startsOn: '2027-05-03',
        endsOn: '2027-05-03',
      },
    }),
  ),
  'Mutation.addAppointmentSeries': write(
    '($id: ID!, $input: AddAppointmentSeriesInput!) { addAppointmentSeries(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({
      id: house,
      input: {
        ...keyed(),
        seriesId: newId(),
        ids: [newId(), newId()],
        rhythm: 'yearly',
        title: 'Kaminfeger',
        kind: 'service',
        startsOn: '2027-05-03',
        endsOn: '2027-05-03',
      },
    }),
  ),
  'Mutation.deleteAppointments': write(
    '($id: ID!, $input: DeleteAppointmentsInput!) { deleteAppointments(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, appointment }) => ({ id: house, input: { ...keyed(), ids: [appointment] } }),
  ),
  'Mutation.updateAppointment': inHouse(
    'updateAppointment',
    'UpdateAppointmentInput',
    editors,
    'appointment',
    () => ({ ...versioned(1), state: 'cancelled' }),
  ),
  'Mutation.deleteAppointment': inHouse('deleteAppointment', 'VersionInput', editors, 'appointment', () =>
    versioned(1),
  ),
  'Mutation.restoreAppointment': inHouse(
    'restoreAppointment',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'appointment',
    () => versioned(1),
  ),
  'RealEstate.calendarFeed': field('calendarFeed { contents fetchedAt }', members),
  'Mutation.startCalendarFeed': write(
    '($id: ID!, $input: StartCalendarFeedInput!) { startCalendarFeed(realEstateId: $id, input: $input) { version } }',
    members,
    ({ house }) => ({
      id: house,
      input: {
        ...keyed(),
        contents: ['appointments', 'todos'],
        secretHash: randomBytes(32).toString('base64url'),
      },
    }),
  ),
  // Everybody has their own, and these have none.
  'Mutation.changeCalendarFeed': sheet(
    'changeCalendarFeed',
    'ChangeCalendarFeedInput',
    () => ({ ...versioned(1), contents: ['todos'] }),
    signedIn('NOT_FOUND'),
  ),
  'Mutation.endCalendarFeed': sheet('endCalendarFeed', 'KeyInput', keyed, signedIn('NOT_FOUND')),
}
