import {
  consumptionUnits,
  energyCarriers,
  roofForms,
  type AnalysisProfile,
} from '@hauswart/domain/analysis/model/analysis-profile'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, optional } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { objectId } from '#platform/db/versions.ts'
import { getAmounts, setComponentCost, type Amount } from './analysis.amounts.service.ts'
import {
  getAnalysisBudget,
  getAnalysisProfile,
  updateAnalysisBudget,
  updateAnalysisProfile,
  type AnalysisBudget,
} from './analysis.service.ts'

const RoofEnum = builder.enumType('RoofForm', { values: roofForms })
const CarrierEnum = builder.enumType('EnergyCarrier', { values: energyCarriers })
const UnitEnum = builder.enumType('ConsumptionUnit', { values: consumptionUnits })
const AmountKindEnum = builder.enumType('AmountKind', {
  values: ['component_cost', 'measure_cost', 'event_cost'] as const,
})

const profileFacts = graphqlFacts<AnalysisProfile>()({
  roofForm: optional(RoofEnum),
  hasCellar: optional('Boolean'),
  flatFloor: optional('Int', 'Stockwerk der Wohnung; 0 ist das Erdgeschoss'),
  consumptionCarrier: optional(CarrierEnum),
  consumptionAmount: optional('Float', 'Verbrauch eines üblichen Jahres für Heizung und Warmwasser'),
  consumptionUnit: optional(UnitEnum),
  inflationPercent: optional('Float', 'Prozent im Jahr'),
})

const ProfileRef = builder.objectRef<AnalysisProfile>('AnalysisProfile').implement({
  description: 'Was für die Analyse zusätzlich erzählt wurde',
  fields: (t) => ({
    ...profileFacts.fields(t),
    version: t.exposeInt('version', { description: '0, solange nichts erfasst ist' }),
  }),
})

const budgetFacts = graphqlFacts<AnalysisBudget>()({
  marginalTaxPercent: optional('Float'),
  savedRappen: optional('Rappen'),
  savingMonthlyRappen: optional('Rappen'),
  propertyValueRappen: optional('Rappen'),
})

const BudgetRef = builder.objectRef<AnalysisBudget>('AnalysisBudget').implement({
  description: 'Grenzsteuersatz, Erspartes und Wert; nur mit Finanzrecht',
  fields: (t) => ({
    ...budgetFacts.fields(t),
    version: t.exposeInt('version', { description: '0, solange nichts erfasst ist' }),
  }),
})

const AmountRef = builder.objectRef<Amount>('Amount').implement({
  description: 'Was ein Bauteil, eine Massnahme oder ein Eintrag im Verlauf kostet; nur mit Finanzrecht',
  fields: (t) => ({
    objectId: t.exposeID('objectId'),
    kind: t.expose('kind', { type: AmountKindEnum }),
    rappen: t.expose('rappen', { type: 'Rappen' }),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  analysisProfile: t.field({
    ...eager,
    type: ProfileRef,
    resolve: (house, _args, ctx) => getAnalysisProfile(ctx, house.key),
  }),
  analysisBudget: t.field({
    ...eager,
    type: BudgetRef,
    nullable: true,
    description: 'Null ohne Finanzrecht',
    resolve: (house, _args, ctx) => getAnalysisBudget(ctx, house.key),
  }),
  amounts: t.field({
    ...eager,
    type: [AmountRef],
    description: 'Leer ohne Finanzrecht',
    resolve: (house, _args, ctx) => getAmounts(ctx, house.key),
  }),
}))

const ProfileInput = builder.inputType('UpdateAnalysisProfileInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...profileFacts.changes(t),
  }),
})

const BudgetInput = builder.inputType('UpdateAnalysisBudgetInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...budgetFacts.changes(t),
  }),
})

const CostInput = builder.inputType('SetComponentCostInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({
      required: true,
      description: 'Die Version des Betrags; 0, solange keiner da ist',
    }),
    costRappen: t.field({ type: 'Rappen', description: 'Null vergisst den Betrag' }),
  }),
})

builder.mutationFields((t) => ({
  updateAnalysisProfile: t.field({
    type: ProfileRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      input: t.arg({ type: ProfileInput, required: true }),
    },
    resolve: (_root, args, ctx) => updateAnalysisProfile(ctx, args.realEstateId, args.input),
  }),
  updateAnalysisBudget: t.field({
    type: BudgetRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: BudgetInput, required: true }) },
    resolve: (_root, args, ctx) => updateAnalysisBudget(ctx, args.realEstateId, args.input),
  }),
  setComponentCost: t.field({
    type: AmountRef,
    nullable: true,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: CostInput, required: true }),
    },
    resolve: (_root, args, ctx) => setComponentCost(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
}))
