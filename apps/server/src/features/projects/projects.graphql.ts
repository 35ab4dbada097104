import { financingSources, type Financing } from '@hauswart/domain/projects/financing'
import { projectChecks, projectKinds, projectStates, renewalKinds } from '@hauswart/domain/projects/project'
import { phaseStates, type Phase } from '@hauswart/domain/projects/phase'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { trash } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import type { Page } from '#platform/db/page.ts'
import { objectId } from '#platform/db/versions.ts'
import { getCostItems, setCostItem, type CostItem } from './projects.cost-items.service.ts'
import { moveProject } from './projects.move.service.ts'
import {
  addProject,
  getProject,
  getProjects,
  projectMoney,
  setProjectDeleted,
  updateProject,
  type Project,
} from './projects.service.ts'

const KindEnum = builder.enumType('ProjectKind', { values: projectKinds })
const StateEnum = builder.enumType('ProjectState', { values: projectStates })
const RenewalEnum = builder.enumType('ProjectRenewalKind', { values: renewalKinds })
const CheckEnum = builder.enumType('ProjectCheck', {
  description: 'Was für einen Schritt oder für den Baubeginn bestätigt wird',
  values: projectChecks,
})

const costFacts = graphqlFacts<CostItem>()({
  projectId: needed('ID'),
  title: needed('String'),
  plannedRappen: needed('Rappen', 'Budgetiert'),
  committedRappen: needed('Rappen', 'Vergeben'),
  invoicedRappen: needed('Rappen', 'Verrechnet'),
  paidRappen: needed('Rappen', 'Bezahlt'),
  isActive: needed('Boolean', { inputs: 'false entfernt die Position' }),
})
const CostRef = builder.objectRef<CostItem>('CostItem').implement({
  description: 'Eine Kostenposition; nur für Personen mit dem Finanzrecht',
  fields: (t) => ({ id: t.exposeID('id'), ...costFacts.fields(t), version: t.exposeInt('version') }),
})

const PhaseStateEnum = builder.enumType('PhaseState', { values: phaseStates })

const phaseFacts = graphqlFacts<Phase>()({
  id: needed('ID'),
  title: needed('String'),
  startsOn: optional('Day'),
  endsOn: optional('Day'),
  state: needed(PhaseStateEnum),
})
const PhaseRef = builder.objectRef<Phase>('Phase').implement({
  description: 'Ein Abschnitt im Ablauf einer Renovation',
  fields: phaseFacts.fields,
})
const PhaseInput = builder.inputType('PhaseInput', { fields: phaseFacts.adds })

const SourceEnum = builder.enumType('FinancingSource', { values: financingSources })
const financingFacts = graphqlFacts<Financing>()({
  source: needed(SourceEnum),
  amountRappen: needed('Rappen'),
})
const FinancingRef = builder.objectRef<Financing>('Financing').implement({
  description: 'Woher das Geld für eine Renovation kommt; nur für Personen mit dem Finanzrecht',
  fields: financingFacts.fields,
})
const FinancingInput = builder.inputType('FinancingInput', { fields: financingFacts.adds })

const facts = graphqlFacts<Project>()({
  title: needed('String'),
  kind: needed(KindEnum),
  checks: needed([CheckEnum], { adds: false, changes: 'Alles, was bestätigt ist' }),
  description: optional('String'),
  componentIds: defaulted(['ID']),
  measureId: optional('ID', {
    fields: 'Der Entscheid der Analyse, aus dem sie kommt',
    changes: false,
  }),
  startsOn: optional('Day', 'Geplanter Beginn'),
  endsOn: optional('Day', 'Geplantes Ende'),
  startedOn: optional('Day', { adds: false }),
  finishedOn: optional('Day', { adds: false }),
  reservePercent: defaulted('Int', {
    fields: 'Reserve auf dem Budget, in Prozent',
    inputs: '0 bis 50',
  }),
  phases: needed(
    { fields: [PhaseRef], inputs: [PhaseInput] },
    { adds: false, changes: 'Der ganze Ablauf, auch das Unveränderte' },
  ),
  budgetRappen: optional('Rappen', { fields: false, inputs: 'Verlangt das Finanzrecht' }),
  financing: defaulted(
    { fields: [FinancingRef], inputs: [FinancingInput] },
    {
      fields: false,
      inputs: 'Als Ganzes: Eine Quelle, die fehlt, ist keine mehr. Verlangt das Finanzrecht',
    },
  ),
})

export const ProjectRef = builder.objectRef<Project>('Project').implement({
  description: 'Eine Renovation, von der Idee bis zum Abschluss',
  fields: (t) => ({
    id: t.exposeID('id'),
    realEstateId: t.exposeID('realEstateId'),
    ...facts.fields(t),
    state: t.expose('state', { type: StateEnum }),
    pausedFrom: t.expose('pausedFrom', {
      type: StateEnum,
      nullable: true,
      description: 'Wo es nach der Pause weitergeht',
    }),
    stateReason: t.exposeString('stateReason', {
      nullable: true,
      description: 'Warum sie steht, wo sie steht',
    }),
    budgetRappen: t.field({
      type: 'Rappen',
      nullable: true,
      description: 'Nur für Personen mit dem Finanzrecht',
      resolve: async (project, _args, ctx) => (await projectMoney(ctx, project)).budgetRappen,
    }),
    financing: t.field({
      type: [FinancingRef],
      description: 'Leer für Personen ohne das Finanzrecht',
      resolve: async (project, _args, ctx) => (await projectMoney(ctx, project)).financing,
    }),
    costItems: t.field({
      type: [CostRef],
      description: 'Leer für Personen ohne das Finanzrecht',
      resolve: async (project, _args, ctx) => (await projectMoney(ctx, project)).costItems,
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    deletedAt: t.expose('deletedAt', { type: 'Instant', nullable: true }),
  }),
})

const PageRef = builder.objectRef<Page<Project>>('ProjectPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [ProjectRef] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
})

const listArgs = builder.args((t) => ({
  first: t.int(),
  after: t.string(),
  state: t.field({ type: StateEnum }),
  componentId: t.id(),
  isDeleted: t.boolean(),
}))

builder.objectFields(RealEstateRef, (t) => ({
  projects: t.field({
    ...eager,
    type: PageRef,
    description: 'Die Renovationen, in der Reihenfolge, in der sie erfasst wurden',
    args: listArgs,
    resolve: (house, args, ctx) => getProjects(ctx, house.key, args),
  }),
  project: t.field({
    ...eager,
    type: ProjectRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (house, args, ctx) => getProject(ctx, house.key, args.id),
  }),
  costItems: t.field({
    ...eager,
    type: [CostRef],
    description: 'Die Kostenpositionen aller Renovationen; leer ohne das Finanzrecht',
    resolve: (house, _args, ctx) => getCostItems(ctx, house.key),
  }),
}))

builder.queryFields((t) => ({
  projects: t.field({
    type: PageRef,
    description: 'Die Renovationen einer Immobilie; ohne realEstateId der zuerst erfassten',
    args: { realEstateId: t.arg.id(), ...listArgs },
    resolve: (_root, { realEstateId, ...args }, ctx) => getProjects(ctx, realEstateId ?? undefined, args),
  }),
  project: t.field({
    type: ProjectRef,
    nullable: true,
    description: 'Eine Renovation einer Immobilie; ohne realEstateId der zuerst erfassten',
    args: { realEstateId: t.arg.id(), id: t.arg.id({ required: true }) },
    resolve: (_root, { realEstateId, id }, ctx) => getProject(ctx, realEstateId ?? undefined, id),
  }),
}))

const AddInput = builder.inputType('AddProjectInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

const UpdateInput = builder.inputType('UpdateProjectInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

const RenewalInput = builder.inputType('ProjectRenewalInput', {
  fields: (t) => ({
    componentId: t.id({ required: true }),
    eventId: t.field({
      type: 'UUID',
      required: true,
      description: 'Id des Eintrags im Verlauf des Bauteils',
    }),
    kind: t.field({ type: RenewalEnum, required: true }),
    year: t.int({ required: true }),
  }),
})

const MoveInput = builder.inputType('MoveProjectInput', {
  description: 'Fehlt noch etwas, sagt die Antwort NOT_READY mit «missing», was',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    from: t.field({ type: StateEnum, required: true }),
    to: t.field({ type: StateEnum, required: true }),
    reason: t.string({ description: 'Für einen Abbruch, und für «Trotzdem starten»' }),
    confirms: t.field({ type: [CheckEnum], description: 'Was auf dem Weg bestätigt wird' }),
    renewals: t.field({
      type: [RenewalInput],
      description: 'Nur beim Abschluss: was mit den Bauteilen geschah; alles zusammen ist eine Änderung',
    }),
  }),
})

const CostInput = builder.inputType('SetCostItemInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: '0 für eine neue Position' }),
    ...costFacts.adds(t),
  }),
})

builder.mutationFields((t) => ({
  addProject: t.field({
    type: ProjectRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, args, ctx) => addProject(ctx, args.realEstateId, args.input),
  }),
  updateProject: t.field({
    type: ProjectRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateProject(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  moveProject: t.field({
    type: ProjectRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: MoveInput, required: true }),
    },
    resolve: (_root, args, ctx) => moveProject(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  setCostItem: t.field({
    type: CostRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: CostInput, required: true }),
    },
    resolve: (_root, args, ctx) => setCostItem(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
  deleteProject: t.field({ type: ProjectRef, ...trash(setProjectDeleted, true) }),
  restoreProject: t.field({ type: ProjectRef, ...trash(setProjectDeleted, false) }),
}))
