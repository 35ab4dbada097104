import { appointmentKinds, appointmentStates } from '@hauswart/domain/appointments/appointment'
import { rhythms } from '@hauswart/domain/appointments/series'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
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

const AppointmentRef = builder.objectRef<Appointment>('Appointment').implement({
  description: 'Ein Termin. Tage und Zeiten sind jene der Uhr an der Wand des Hauses',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    title: t.exposeString('title'),
    kind: t.expose('kind', { type: KindEnum }),
    state: t.expose('state', {
      type: StateEnum,
      description: 'Was geplant und vorbei ist, hat stattgefunden',
    }),
    startsOn: t.expose('startsOn', { type: 'Day' }),
    startsAt: t.exposeString('startsAt', { nullable: true, description: 'SS:MM; leer: ganztags' }),
    endsOn: t.expose('endsOn', { type: 'Day', description: 'Der letzte Tag' }),
    endsAt: t.exposeString('endsAt', { nullable: true, description: 'SS:MM; leer: ganztags' }),
    place: t.exposeString('place', { nullable: true, description: 'Leer: bei der Immobilie' }),
    note: t.exposeString('note', { nullable: true }),
    componentId: t.exposeID('componentId', { nullable: true }),
    craftsmanId: t.exposeID('craftsmanId', { nullable: true, description: 'Wer kommt' }),
    projectId: t.exposeID('projectId', { nullable: true, description: 'Zu welcher Renovation er gehört' }),
    seriesId: t.exposeID('seriesId', {
      nullable: true,
      description: 'Die Reihe: Termine, die zusammen vereinbart wurden, nennen dieselbe; leer: ein einzelner',
    }),
    remindMinutes: t.exposeIntList('remindMinutes', {
      nullable: true,
      description:
        'So viele Minuten vorher wird erinnert: 0, 60, 120, 1440 (ein Tag) oder 10080; leer: wie in den Einstellungen jeder Person',
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

const optionalFacts = (t: InputFields) => ({
  startsAt: t.string({ description: 'SS:MM' }),
  endsAt: t.string({ description: 'SS:MM' }),
  place: t.string(),
  note: t.string(),
  componentId: t.field({ type: 'UUID' }),
  craftsmanId: t.field({ type: 'UUID' }),
  projectId: t.field({ type: 'UUID' }),
  remindMinutes: t.intList(),
})

const AddInput = builder.inputType('AddAppointmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    title: t.string({ required: true }),
    kind: t.field({ type: KindEnum, required: true }),
    startsOn: t.field({ type: 'Day', required: true }),
    endsOn: t.field({ type: 'Day', required: true, description: 'Höchstens 14 Tage später' }),
    ...optionalFacts(t),
  }),
})

const AddSeriesInput = builder.inputType('AddAppointmentSeriesInput', {
  description: 'Die Angaben sind jene des ersten Termins; die Tage der weiteren zählen sich von ihm',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    seriesId: t.field({ type: 'UUID', required: true }),
    ids: t.idList({ required: true, description: 'Für jeden Termin eine Kennung: 2 bis 60' }),
    rhythm: t.field({ type: RhythmEnum, required: true }),
    title: t.string({ required: true }),
    kind: t.field({ type: KindEnum, required: true }),
    startsOn: t.field({ type: 'Day', required: true }),
    endsOn: t.field({ type: 'Day', required: true, description: 'Höchstens 14 Tage später' }),
    ...optionalFacts(t),
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
    title: t.string(),
    kind: t.field({ type: KindEnum }),
    state: t.field({ type: StateEnum }),
    startsOn: t.field({ type: 'Day' }),
    endsOn: t.field({ type: 'Day' }),
    ...optionalFacts(t),
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
