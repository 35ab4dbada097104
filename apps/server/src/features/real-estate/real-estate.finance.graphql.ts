import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, optional } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import {
  seeRealEstateFinance,
  updateRealEstateFinance,
  type RealEstateFinance,
} from './real-estate.finance.service.ts'
import { RealEstateRef } from './real-estate.graphql.ts'

const facts = graphqlFacts<RealEstateFinance>()({
  purchasedOn: optional('Day'),
  purchasePriceRappen: optional('Rappen'),
  purchaseCostsRappen: optional('Rappen'),
  insuredValueRappen: optional('Rappen'),
  taxValueRappen: optional('Rappen'),
  imputedRentRappen: optional('Rappen'),
  hasMortgage: optional('Boolean'),
  mortgageRappen: optional('Rappen'),
  fundBalanceRappen: optional('Rappen'),
  fundBalanceOn: optional('Day'),
  fundYearlyRappen: optional('Rappen'),
})

const FinanceRef = builder.objectRef<RealEstateFinance>('RealEstateFinance').implement({
  description: 'Kauf, Werte, Hypothek und Erneuerungsfonds; nur mit Finanzrecht',
  fields: (t) => ({
    ...facts.fields(t),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  finance: t.field({
    ...eager,
    type: FinanceRef,
    nullable: true,
    description: 'Leer ohne das Finanzrecht',
    resolve: (house, _args, ctx) => seeRealEstateFinance(ctx, house.key),
  }),
}))

/** Money facts that are recorded together with their house. */
export const NewFinanceInput = builder.inputType('NewFinanceInput', { fields: facts.adds })

const FinanceInput = builder.inputType('RealEstateFinanceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => ({
  updateRealEstateFinance: t.field({
    type: FinanceRef,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: FinanceInput, required: true }) },
    resolve: (_root, args, ctx) => updateRealEstateFinance(ctx, args.id, args.input),
  }),
}))
