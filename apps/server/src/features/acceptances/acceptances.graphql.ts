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
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
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

const pointFacts = graphqlFacts<CheckPoint>()({ text: needed('String'), mark: needed(MarkEnum) })
const PointRef = builder.objectRef<CheckPoint>('CheckPoint').implement({
  description: 'Ein Punkt der Checkliste einer Abnahme',
  fields: pointFacts.fields,
})
const PointInput = builder.inputType('CheckPointInput', { fields: pointFacts.adds })

const signatureFacts = graphqlFacts<Signature>()({
  name: needed('String'),
  side: needed(SideEnum),
  path: optional('String', 'Die Linien in einem Feld von 600 × 200; keine, wenn der Name eingetippt wurde'),
})
const SignatureRef = builder.objectRef<Signature>('Signature').implement({ fields: signatureFacts.fields })
const SignatureInput = builder.inputType('SignatureInput', { fields: signatureFacts.adds })

const facts = graphqlFacts<Acceptance>()({
  projectId: needed('ID', { changes: false }),
  title: needed('String'),
  acceptedOn: needed('Day'),
  craftsmanId: optional('ID', 'Wessen Arbeit abgenommen wurde'),
  terms: needed(TermsEnum),
  subject: needed(SubjectEnum),
  contractOn: optional('Day'),
  people: defaulted(['String'], 'Wer dabei war'),
  checklist: defaulted({ fields: [PointRef], inputs: [PointInput] }),
  result: needed(ResultEnum),
  defectIds: defaulted(['ID'], 'Die Mängel, die dabei festgestellt wurden'),
  repairBy: optional('Day', 'Bis wann sie behoben sind'),
  note: optional('String'),
  signatures: defaulted(
    { fields: [SignatureRef], inputs: [SignatureInput] },
    { inputs: 'Wird sonst etwas geändert, gelten frühere Unterschriften nicht mehr' },
  ),
})

const AcceptanceRef = builder.objectRef<Acceptance>('Acceptance').implement({
  description: 'Die Abnahme einer Arbeit, mit Protokoll; mit ihr beginnen die Garantien',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
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

const AddInput = builder.inputType('AddAcceptanceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateAcceptanceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
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
