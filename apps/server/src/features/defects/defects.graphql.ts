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
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
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

const facts = graphqlFacts<Defect>()({
  projectId: needed('ID', { changes: false }),
  title: needed('String'),
  description: optional('String'),
  place: optional('String', 'Wo er sich zeigt'),
  componentId: optional('ID'),
  craftsmanId: optional('ID', 'Wer ihn beheben muss'),
  nature: needed(NatureEnum),
  state: needed(StateEnum, { adds: false }),
  foundOn: needed('Day'),
  terms: needed(TermsEnum),
  subject: needed(SubjectEnum),
  contractOn: optional('Day', 'Vertragsschluss; ab dem 1.1.2026 gilt die Rügefrist von 60 Tagen'),
  acceptedOn: optional('Day', 'Abnahme oder Übergabe'),
  notifiedOn: optional('Day', { adds: false }),
  notifiedBy: optional(WayEnum, { adds: false }),
  demand: defaulted(DemandEnum, 'Was verlangt wird'),
  repairUntil: optional('Day', 'Bis wann es getan sein muss'),
})

export const DefectRef = builder.objectRef<Defect>('Defect').implement({
  description: 'Ein Mangel einer Renovation, mit seinen Fristen',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
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

const AddInput = builder.inputType('AddDefectInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateDefectInput', {
  description: 'Führt kein Weg zum gewünschten Stand, sagt die Antwort NOT_READY mit «missing», warum',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
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
