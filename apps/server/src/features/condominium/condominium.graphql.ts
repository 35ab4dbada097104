import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, optional } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import {
  getCondominium,
  getRenewalFund,
  updateCondominium,
  type Condominium,
  type RenewalFund,
} from './condominium.service.ts'

const facts = graphqlFacts<Condominium>()({
  name: optional('String'),
  sharePermille: optional('Float', 'Wertquote in Promille'),
  managerName: optional('String'),
  managerEmail: optional('String'),
  managerPhone: optional('String'),
})

const CondominiumRef = builder.objectRef<Condominium>('Condominium').implement({
  description: 'Die Stockwerkeigentümergemeinschaft',
  fields: (t) => ({
    ...facts.fields(t),
    version: t.exposeInt('version', { description: '0, solange nichts erfasst ist' }),
  }),
})

const RenewalFundRef = builder.objectRef<RenewalFund>('RenewalFund').implement({
  description: 'Der Erneuerungsfonds der ganzen Gemeinschaft; nur mit Finanzrecht',
  fields: (t) => ({
    balanceRappen: t.expose('balanceRappen', { type: 'Rappen', nullable: true }),
    balanceOn: t.expose('balanceOn', { type: 'Day', nullable: true }),
    yearlyRappen: t.expose('yearlyRappen', { type: 'Rappen', nullable: true }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  renewalFund: t.field({
    ...eager,
    type: RenewalFundRef,
    nullable: true,
    description: 'Null ohne Finanzrecht und solange nichts erfasst ist',
    resolve: (house, _args, ctx) => getRenewalFund(ctx, house.key),
  }),
  condominium: t.field({
    ...eager,
    type: CondominiumRef,
    resolve: (house, _args, ctx) => getCondominium(ctx, house.key),
  }),
}))

const UpdateInput = builder.inputType('UpdateCondominiumInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...facts.changes(t),
  }),
})

builder.mutationFields((t) => ({
  updateCondominium: t.field({
    type: CondominiumRef,
    args: { realEstateId: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, args, ctx) => updateCondominium(ctx, args.realEstateId, args.input),
  }),
}))
