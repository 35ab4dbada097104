import {
  acceptanceResults,
  checkMarks,
  signingSides,
  type CheckPoint,
  type Signature,
} from '@hauswart/domain/acceptances/acceptance'
import { warrantyEnds } from '@hauswart/domain/acceptances/warranty-end'
import { SubjectEnum, TermsEnum } from '#features/defects/defects.graphql.ts'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { protocolAddress } from './acceptances.protocol.service.ts'
import {
  addAcceptance,
  getAcceptances,
  setAcceptanceDeleted,
  updateAcceptance,
  type Acceptance,
} from './acceptances.service.ts'

const ResultEnum = builder.enumType('AcceptanceResult', {
  description: 'Ohne Mängel, mit Mängeln oder verweigert',
  values: acceptanceResults,
})
const MarkEnum = builder.enumType('CheckMark', { values: checkMarks })
const SideEnum = builder.enumType('SigningSide', {
  description: 'Für wen jemand unterschreibt',
  values: signingSides,
})

const PointRef = builder.objectRef<CheckPoint>('CheckPoint').implement({
  description: 'Ein Punkt der Checkliste einer Abnahme',
  fields: (t) => ({ text: t.exposeString('text'), mark: t.expose('mark', { type: MarkEnum }) }),
})
const SignatureRef = builder.objectRef<Signature>('Signature').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    side: t.expose('side', { type: SideEnum }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'Die Linien in einem Feld von 600 × 200; keine, wenn der Name eingetippt wurde',
    }),
  }),
})

const AcceptanceRef = builder.objectRef<Acceptance>('Acceptance').implement({
  description: 'Die Abnahme einer Arbeit, mit Protokoll; mit ihr beginnen die Garantien',
  fields: (t) => ({
    id: t.exposeID('id'),
    projectId: t.exposeID('projectId'),
    title: t.exposeString('title'),
    acceptedOn: t.expose('acceptedOn', { type: 'Day' }),
    craftsmanId: t.exposeID('craftsmanId', { nullable: true, description: 'Wessen Arbeit abgenommen wurde' }),
    terms: t.expose('terms', { type: TermsEnum }),
    subject: t.expose('subject', { type: SubjectEnum }),
    contractOn: t.expose('contractOn', { type: 'Day', nullable: true }),
    people: t.exposeStringList('people', { description: 'Wer dabei war' }),
    checklist: t.expose('checklist', { type: [PointRef] }),
    result: t.expose('result', { type: ResultEnum }),
    defectIds: t.exposeIDList('defectIds', { description: 'Die Mängel, die dabei festgestellt wurden' }),
    repairBy: t.expose('repairBy', { type: 'Day', nullable: true, description: 'Bis wann sie behoben sind' }),
    note: t.exposeString('note', { nullable: true }),
    signatures: t.expose('signatures', { type: [SignatureRef] }),
    noticeUntil: t.expose('noticeUntil', {
      type: 'Day',
      nullable: true,
      description: 'Bis wann jeder Mangel jederzeit gerügt werden kann; nur mit SIA 118',
    }),
    noticeArticle: t.string({
      nullable: true,
      resolve: (acceptance) => warrantyEnds(acceptance, null).notice?.article ?? null,
    }),
    limitedOn: t.expose('limitedOn', { type: 'Day', nullable: true, description: 'Verjährung' }),
    limitedArticle: t.string({
      nullable: true,
      resolve: (acceptance) => warrantyEnds(acceptance, null).limitation?.article ?? null,
    }),
    protocolUrl: t.string({
      description: 'Adresse des Protokolls als PDF, eine Minute lang',
      resolve: ({ realEstateId, id }, _args, ctx) => protocolAddress(ctx, realEstateId, id),
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Acceptance>>('AcceptancePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [AcceptanceRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  acceptances: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Abnahmen aller Renovationen oder einer',
    args: { first: t.arg.int(), after: t.arg.string(), projectId: t.arg.id(), isDeleted: t.arg.boolean() },
    resolve: (house, args, ctx) => getAcceptances(ctx, house.key, args),
  }),
}))

const PointInput = builder.inputType('CheckPointInput', {
  fields: (t) => ({
    text: t.string({ required: true }),
    mark: t.field({ type: MarkEnum, required: true }),
  }),
})
const SignatureInput = builder.inputType('SignatureInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    side: t.field({ type: SideEnum, required: true }),
    path: t.string(),
  }),
})

const optionalFacts = (t: InputFields) => ({
  craftsmanId: t.field({ type: 'UUID' }),
  contractOn: t.field({ type: 'Day' }),
  people: t.stringList(),
  checklist: t.field({ type: [PointInput] }),
  defectIds: t.field({ type: ['UUID'] }),
  repairBy: t.field({ type: 'Day' }),
  note: t.string(),
  signatures: t.field({
    type: [SignatureInput],
    description: 'Wird sonst etwas geändert, gelten frühere Unterschriften nicht mehr',
  }),
})

const AddInput = builder.inputType('AddAcceptanceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    projectId: t.field({ type: 'UUID', required: true }),
    title: t.string({ required: true }),
    acceptedOn: t.field({ type: 'Day', required: true }),
    terms: t.field({ type: TermsEnum, required: true }),
    subject: t.field({ type: SubjectEnum, required: true }),
    result: t.field({ type: ResultEnum, required: true }),
    ...optionalFacts(t),
  }),
})

const UpdateInput = builder.inputType('UpdateAcceptanceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    title: t.string(),
    acceptedOn: t.field({ type: 'Day' }),
    terms: t.field({ type: TermsEnum }),
    subject: t.field({ type: SubjectEnum }),
    result: t.field({ type: ResultEnum }),
    ...optionalFacts(t),
  }),
})

builder.mutationFields((t) => ({
  addAcceptance: t.field({
    type: AcceptanceRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addAcceptance(ctx, args.realEstateId, args.input),
  }),
  updateAcceptance: t.field({
    type: AcceptanceRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateAcceptance(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteAcceptance: t.field({ type: AcceptanceRef, ...trash(setAcceptanceDeleted, true) }),
  restoreAcceptance: t.field({ type: AcceptanceRef, ...trash(setAcceptanceDeleted, false) }),
}))
