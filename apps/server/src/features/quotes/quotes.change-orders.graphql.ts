import { changeOrderStates } from '@hauswart/domain/quotes/change-order'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { getChangeOrders, setChangeOrder, type ChangeOrder } from './quotes.change-orders.service.ts'

const StateEnum = builder.enumType('ChangeOrderState', { values: changeOrderStates })

const facts = graphqlFacts<ChangeOrder>()({
  quoteId: needed('ID'),
  title: needed('String'),
  amountRappen: needed('Rappen', 'Inklusive MWST'),
  extraDays: optional('Int', 'Um so viele Arbeitstage dauert es länger'),
  state: needed(StateEnum),
  saidOn: needed('Day'),
  note: optional('String'),
  isActive: needed('Boolean', { inputs: 'false entfernt den Nachtrag' }),
})
const ChangeOrderRef = builder.objectRef<ChangeOrder>('ChangeOrder').implement({
  description: 'Ein Nachtrag zu einer angenommenen Offerte',
  fields: (t) => ({ id: t.exposeID('id'), ...facts.fields(t), version: t.exposeInt('version') }),
})

builder.objectFields(RealEstateRef, (t) => ({
  changeOrders: t.field({
    ...eager,
    type: [ChangeOrderRef],
    description: 'Die Nachträge aller Renovationen; leer ohne das Finanzrecht',
    resolve: (house, _args, ctx) => getChangeOrders(ctx, house.key),
  }),
}))

const SetInput = builder.inputType('SetChangeOrderInput', {
  description: 'Angenommen bindet ein Nachtrag seinen Betrag in der Kostenposition seiner Offerte',
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true, description: '0 für einen neuen Nachtrag' }),
    ...facts.adds(t),
  }),
})

builder.mutationFields((t) => ({
  setChangeOrder: t.field({
    type: ChangeOrderRef,
    args: {
      realEstateId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      input: t.arg({ type: SetInput, required: true }),
    },
    resolve: (_root, args, ctx) => setChangeOrder(ctx, args.realEstateId, objectId(args.id), args.input),
  }),
}))
