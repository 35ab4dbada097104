import { builder, type InputFields } from '#platform/graphql/graphql-builder.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import {
  seeRealEstateFinance,
  updateRealEstateFinance,
  type RealEstateFinance,
} from './real-estate.finance.service.ts'
import { RealEstateRef } from './real-estate.graphql.ts'

const FinanceRef = builder.objectRef<RealEstateFinance>('RealEstateFinance').implement({
  description: 'Kauf, Werte, Hypothek und Erneuerungsfonds; nur mit Finanzrecht',
  fields: (t) => ({
    purchasedOn: t.expose('purchasedOn', { type: 'Day', nullable: true }),
    purchasePriceRappen: t.expose('purchasePriceRappen', { type: 'Rappen', nullable: true }),
    purchaseCostsRappen: t.expose('purchaseCostsRappen', { type: 'Rappen', nullable: true }),
    insuredValueRappen: t.expose('insuredValueRappen', { type: 'Rappen', nullable: true }),
    taxValueRappen: t.expose('taxValueRappen', { type: 'Rappen', nullable: true }),
    imputedRentRappen: t.expose('imputedRentRappen', { type: 'Rappen', nullable: true }),
    hasMortgage: t.exposeBoolean('hasMortgage', { nullable: true }),
    mortgageRappen: t.expose('mortgageRappen', { type: 'Rappen', nullable: true }),
    fundBalanceRappen: t.expose('fundBalanceRappen', { type: 'Rappen', nullable: true }),
    fundBalanceOn: t.expose('fundBalanceOn', { type: 'Day', nullable: true }),
    fundYearlyRappen: t.expose('fundYearlyRappen', { type: 'Rappen', nullable: true }),
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

const facts = (t: InputFields) => ({
  purchasedOn: t.field({ type: 'Day' }),
  purchasePriceRappen: t.field({ type: 'Rappen' }),
  purchaseCostsRappen: t.field({ type: 'Rappen' }),
  insuredValueRappen: t.field({ type: 'Rappen' }),
  taxValueRappen: t.field({ type: 'Rappen' }),
  imputedRentRappen: t.field({ type: 'Rappen' }),
  hasMortgage: t.boolean(),
  mortgageRappen: t.field({ type: 'Rappen' }),
  fundBalanceRappen: t.field({ type: 'Rappen' }),
  fundBalanceOn: t.field({ type: 'Day' }),
  fundYearlyRappen: t.field({ type: 'Rappen' }),
})

/** Money facts that are recorded together with their house. */
export const NewFinanceInput = builder.inputType('NewFinanceInput', { fields: facts })

const FinanceInput = builder.inputType('RealEstateFinanceInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts(t),
  }),
})

builder.mutationFields((t) => ({
  updateRealEstateFinance: t.field({
    type: FinanceRef,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: FinanceInput, required: true }) },
    resolve: (_root, args, ctx) => updateRealEstateFinance(ctx, args.id, args.input),
  }),
}))
