import {
  contractSubjects,
  contractTerms,
  defectNatures,
  defectStates,
  noticeWays,
} from '@hauswart/domain/defects/defect'
import { defectDemands } from '@hauswart/domain/defects/demand'
import { limitationDeadline, noticeDeadline } from '@hauswart/domain/defects/warranty-law'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { letterAddress } from './defects.letter.service.ts'
import { addDefect, getDefects, setDefectDeleted, updateDefect, type Defect } from './defects.service.ts'

const NatureEnum = builder.enumType('DefectNature', { values: defectNatures })
const StateEnum = builder.enumType('DefectState', { values: defectStates })
export const TermsEnum = builder.enumType('ContractTerms', {
  description: 'Werkvertrag nach OR, Werkvertrag mit SIA 118 oder Kaufvertrag',
  values: contractTerms,
})
export const SubjectEnum = builder.enumType('ContractSubject', { values: contractSubjects })
const WayEnum = builder.enumType('NoticeWay', {
  description: 'Wie ein Mangel gerügt wurde',
  values: noticeWays,
})

const DemandEnum = builder.enumType('DefectDemand', {
  description: 'Nachbesserung, Minderung oder Ersatz',
  values: defectDemands,
})

export const DefectRef = builder.objectRef<Defect>('Defect').implement({
  description: 'Ein Mangel einer Renovation, mit seinen Fristen',
  fields: (t) => ({
    id: t.exposeID('id'),
    projectId: t.exposeID('projectId'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    place: t.exposeString('place', { nullable: true, description: 'Wo er sich zeigt' }),
    componentId: t.exposeID('componentId', { nullable: true }),
    craftsmanId: t.exposeID('craftsmanId', { nullable: true, description: 'Wer ihn beheben muss' }),
    nature: t.expose('nature', { type: NatureEnum }),
    state: t.expose('state', { type: StateEnum }),
    foundOn: t.expose('foundOn', { type: 'Day' }),
    terms: t.expose('terms', { type: TermsEnum }),
    subject: t.expose('subject', { type: SubjectEnum }),
    contractOn: t.expose('contractOn', {
      type: 'Day',
      nullable: true,
      description: 'Vertragsschluss; ab dem 1.1.2026 gilt die Rügefrist von 60 Tagen',
    }),
    acceptedOn: t.expose('acceptedOn', { type: 'Day', nullable: true, description: 'Abnahme oder Übergabe' }),
    notifiedOn: t.expose('notifiedOn', { type: 'Day', nullable: true }),
    notifiedBy: t.expose('notifiedBy', { type: WayEnum, nullable: true }),
    demand: t.expose('demand', { type: DemandEnum, description: 'Was verlangt wird' }),
    repairUntil: t.expose('repairUntil', {
      type: 'Day',
      nullable: true,
      description: 'Bis wann es getan sein muss',
    }),
    letterUrl: t.string({
      nullable: true,
      description:
        'Adresse der Mängelrüge als PDF, eine Minute lang; keine, solange niemand ihn beheben muss oder wenn er behoben ist',
      resolve: (defect, _args, ctx) => letterAddress(ctx, defect),
    }),
    notifyBy: t.expose('notifyBy', {
      type: 'Day',
      nullable: true,
      description: 'Letzter Tag der Rügefrist; keiner, solange sie nicht läuft',
    }),
    notifyArticle: t.string({
      nullable: true,
      description: 'Woher die Rügefrist kommt',
      resolve: (defect) => noticeDeadline(defect, null)?.article ?? null,
    }),
    limitedOn: t.expose('limitedOn', { type: 'Day', nullable: true, description: 'Verjährung' }),
    limitedArticle: t.string({
      nullable: true,
      description: 'Woher die Verjährung kommt',
      resolve: (defect) => limitationDeadline(defect, null)?.article ?? null,
    }),
    dueOn: t.expose('dueOn', {
      type: 'Day',
      nullable: true,
      description: 'Die Frist, die als Nächste abläuft; keine, wenn er behoben ist',
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Defect>>('DefectPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [DefectRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  defects: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Mängel aller Renovationen oder einer',
    args: { first: t.arg.int(), after: t.arg.string(), projectId: t.arg.id(), isDeleted: t.arg.boolean() },
    resolve: (house, args, ctx) => getDefects(ctx, house.key, args),
  }),
}))

const optionalFacts = (t: InputFields) => ({
  description: t.string(),
  place: t.string(),
  componentId: t.field({ type: 'UUID' }),
  craftsmanId: t.field({ type: 'UUID' }),
  contractOn: t.field({ type: 'Day' }),
  acceptedOn: t.field({ type: 'Day' }),
  demand: t.field({ type: DemandEnum }),
  repairUntil: t.field({ type: 'Day' }),
})

const AddInput = builder.inputType('AddDefectInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    projectId: t.field({ type: 'UUID', required: true }),
    title: t.string({ required: true }),
    nature: t.field({ type: NatureEnum, required: true }),
    foundOn: t.field({ type: 'Day', required: true }),
    terms: t.field({ type: TermsEnum, required: true }),
    subject: t.field({ type: SubjectEnum, required: true }),
    ...optionalFacts(t),
  }),
})

const UpdateInput = builder.inputType('UpdateDefectInput', {
  description: 'Führt kein Weg zum gewünschten Stand, sagt die Antwort NOT_READY mit «missing», warum',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    title: t.string(),
    nature: t.field({ type: NatureEnum }),
    foundOn: t.field({ type: 'Day' }),
    terms: t.field({ type: TermsEnum }),
    subject: t.field({ type: SubjectEnum }),
    state: t.field({ type: StateEnum }),
    notifiedOn: t.field({ type: 'Day' }),
    notifiedBy: t.field({ type: WayEnum }),
    ...optionalFacts(t),
  }),
})

builder.mutationFields((t) => ({
  addDefect: t.field({
    type: DefectRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addDefect(ctx, args.realEstateId, args.input),
  }),
  updateDefect: t.field({
    type: DefectRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateDefect(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteDefect: t.field({ type: DefectRef, ...trash(setDefectDeleted, true) }),
  restoreDefect: t.field({ type: DefectRef, ...trash(setDefectDeleted, false) }),
}))
