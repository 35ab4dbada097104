import { approvalKinds, approvalStates } from '@hauswart/domain/approvals/approval'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  addApproval,
  approvalMoney,
  getApprovals,
  setApprovalDeleted,
  updateApproval,
  type Approval,
} from './approvals.service.ts'

const KindEnum = builder.enumType('ApprovalKind', {
  description: 'Eine Bewilligung oder ein Fördergesuch',
  values: approvalKinds,
})
const StateEnum = builder.enumType('ApprovalState', {
  description: 'Abschluss gemeldet, ausbezahlt und verfallen gibt es nur bei Fördergesuchen',
  values: approvalStates,
})

const facts = graphqlFacts<Approval>()({
  projectId: needed('ID', { changes: false }),
  kind: needed(KindEnum, { changes: false }),
  title: needed('String', 'Welche Bewilligung, welches Programm'),
  state: needed(StateEnum),
  office: optional('String', 'Behörde oder Förderstelle'),
  number: optional('String', 'Aktenzeichen oder Nummer des Gesuchs'),
  requestedOn: optional('Day'),
  decidedOn: optional('Day', 'Erteilt oder zugesagt am'),
  validUntil: optional('Day', 'Bis wann die Bewilligung oder die Zusage gilt; dann ist es eine Frist'),
  paidOn: optional('Day'),
  note: optional('String', 'Auflagen und Bedingungen'),
  promisedRappen: optional('Rappen', {
    fields: false,
    inputs: 'Verlangt das Finanzrecht; nur für Fördergesuche',
  }),
  paidRappen: optional('Rappen', {
    fields: false,
    inputs: 'Verlangt das Finanzrecht; nur für Fördergesuche',
  }),
})

const ApprovalRef = builder.objectRef<Approval>('Approval').implement({
  description: 'Was es für eine Renovation von anderen braucht: eine Bewilligung oder Fördergeld',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...facts.fields(t),
    promisedRappen: t.field({
      type: 'Rappen',
      nullable: true,
      description: 'Nur für Personen mit dem Finanzrecht',
      resolve: async (approval, _args, ctx) => (await approvalMoney(ctx, approval)).promisedRappen,
    }),
    paidRappen: t.field({
      type: 'Rappen',
      nullable: true,
      description: 'Nur für Personen mit dem Finanzrecht',
      resolve: async (approval, _args, ctx) => (await approvalMoney(ctx, approval)).paidRappen,
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Approval>>('ApprovalPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [ApprovalRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  approvals: t.field({
    ...eager,
    type: PageRef,
    description: 'Bewilligungen und Fördergesuche aller Renovationen oder einer',
    args: { first: t.arg.int(), after: t.arg.string(), projectId: t.arg.id() },
    resolve: (house, args, ctx) => getApprovals(ctx, house.key, args),
  }),
}))

const AddInput = builder.inputType('AddApprovalInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateApprovalInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => ({
  addApproval: t.field({
    type: ApprovalRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addApproval(ctx, args.realEstateId, args.input),
  }),
  updateApproval: t.field({
    type: ApprovalRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateApproval(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteApproval: t.field({ type: ApprovalRef, ...trash(setApprovalDeleted, true) }),
  restoreApproval: t.field({ type: ApprovalRef, ...trash(setApprovalDeleted, false) }),
}))
