import { appointmentKinds, appointmentStates } from '@hauswart/domain/appointments/appointment'
import { rhythms } from '@hauswart/domain/appointments/series'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { addAppointmentSeries, deleteAppointments } from './appointments.series.service.ts'
import {
  addAppointment,
  getAppointment,
  getAppointments,
  setAppointmentDeleted,
  updateAppointment,
  type Appointment,
} from './appointments.service.ts'

const KindEnum = builder.enumType('AppointmentKind', { values: appointmentKinds })
const StateEnum = builder.enumType('AppointmentState', { values: appointmentStates })

const RhythmEnum = builder.enumType('AppointmentRhythm', { values: rhythms })

const GuestRef = builder.objectRef<NonNullable<Appointment['guest']>>('AppointmentGuest').implement({
  description: 'Wem Terminvorschläge gesendet wurden, solange sie offen sind oder einer angenommen ist',
  fields: (t) => ({
    email: t.exposeString('email'),
    isComing: t.exposeBoolean('isComing', {
      description: 'Ein Vorschlag ist angenommen: Was sich ändert, geht als Einladung an diese Adresse',
    }),
  }),
})

const facts = graphqlFacts<Appointment>()({
  title: needed('String'),
  kind: needed(KindEnum),
  state: needed(StateEnum, { fields: 'Was geplant und vorbei ist, hat stattgefunden', adds: false }),
  startsOn: needed('Day'),
  startsAt: optional('String', { fields: 'SS:MM; leer: ganztags', inputs: 'SS:MM' }),
  endsOn: needed('Day', { fields: 'Der letzte Tag', adds: 'Höchstens 14 Tage später' }),
  endsAt: optional('String', { fields: 'SS:MM; leer: ganztags', inputs: 'SS:MM' }),
  place: optional('String', 'Leer: bei der Immobilie'),
  note: optional('String'),
  componentId: optional('ID'),
  craftsmanId: optional('ID', 'Wer kommt'),
  projectId: optional('ID', 'Zu welcher Renovation er gehört'),
  remindMinutes: optional(
    ['Int'],
    'So viele Minuten vorher wird erinnert: 0, 60, 120, 1440 (ein Tag) oder 10080; leer: wie in den Einstellungen jeder Person',
  ),
})

const AppointmentRef = builder.objectRef<Appointment>('Appointment').implement({
  description: 'Ein Termin. Tage und Zeiten sind jene der Uhr an der Wand des Hauses',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    ...facts.fields(t),
    seriesId: t.exposeID('seriesId', {
      nullable: true,
      description: 'Die Reihe: Termine, die zusammen vereinbart wurden, nennen dieselbe; leer: ein einzelner',
    }),
    guest: t.expose('guest', { type: GuestRef, nullable: true }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Appointment>>('AppointmentPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [AppointmentRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const listArgs = builder.args((t) => ({
  first: t.int(),
  after: t.string(),
  from: t.field({ type: 'Day', description: 'Ohne jene, die vor diesem Tag zu Ende gingen' }),
  until: t.field({ type: 'Day', description: 'Ohne jene, die nach diesem Tag beginnen' }),
  isDeleted: t.boolean(),
}))

builder.objectFields(RealEstateRef, (t) => ({
  appointments: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Termine nach ihrem letzten Tag',
    args: listArgs,
    resolve: (house, args, ctx) => getAppointments(ctx, house.key, args),
  }),
  appointment: t.field({
    ...eager,
    type: AppointmentRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getAppointment(ctx, house.key, args.id),
  }),
}))

builder.queryFields((t) => ({
  appointments: t.field({
    type: PageRef,
    description: 'Die Termine einer Immobilie; ohne realEstateId der zuerst erfassten',
    args: { realEstateId: t.arg.id(), ...listArgs },
    resolve: (_root, { realEstateId, ...args }, ctx) => getAppointments(ctx, realEstateId ?? undefined, args),
  }),
}))

const AddInput = builder.inputType('AddAppointmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const AddSeriesInput = builder.inputType('AddAppointmentSeriesInput', {
  description: 'Die Angaben sind jene des ersten Termins; die Tage der weiteren zählen sich von ihm',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    seriesId: t.field({ type: 'UUID', required: true }),
    ids: t.idList({ required: true, description: 'Für jeden Termin eine Kennung: 2 bis 60' }),
    rhythm: t.field({ type: RhythmEnum, required: true }),
    ...facts.adds(t),
  }),
})

const DeleteSeveralInput = builder.inputType('DeleteAppointmentsInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    ids: t.idList({ required: true }),
  }),
})

const UpdateInput = builder.inputType('UpdateAppointmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => ({
  addAppointment: t.field({
    type: AppointmentRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addAppointment(ctx, args.realEstateId, args.input),
  }),
  addAppointmentSeries: t.field({
    type: [AppointmentRef],
    description: 'Termine, die sich wiederholen: jeder ein eigener, alle als eine Handlung',
    args: {
      realEstateId: t.arg.id({ required: true }),
      input: t.arg({ type: AddSeriesInput, required: true }),
    },
    resolve: (_root, args, ctx) => addAppointmentSeries(ctx, args.realEstateId, args.input),
  }),
  deleteAppointments: t.field({
    type: [AppointmentRef],
    description: 'Löscht mehrere als eine Handlung. Wozu ein Gast zugesagt hat, bleibt stehen',
    args: {
      realEstateId: t.arg.id({ required: true }),
      input: t.arg({ type: DeleteSeveralInput, required: true }),
    },
    resolve: (_root, args, ctx) => deleteAppointments(ctx, args.realEstateId, args.input),
  }),
  updateAppointment: t.field({
    type: AppointmentRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateAppointment(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteAppointment: t.field({ type: AppointmentRef, ...trash(setAppointmentDeleted, true) }),
  restoreAppointment: t.field({ type: AppointmentRef, ...trash(setAppointmentDeleted, false) }),
}))
