import { slotProposalStates } from '@hauswart/domain/appointments/slot-proposal'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed, optional } from '#platform/graphql/graphql-facts.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import {
  getSlotProposals,
  sendSlotProposal,
  withdrawSlotProposal,
  type SlotProposal,
} from './slot-proposals.service.ts'

const StateEnum = builder.enumType('SlotProposalState', { values: slotProposalStates })

const slotFacts = graphqlFacts<SlotProposal['slots'][number]>()({
  startsOn: needed('Day'),
  startsAt: optional('String', { fields: 'SS:MM; leer: ganztags', inputs: 'SS:MM' }),
  endsOn: needed('Day'),
  endsAt: optional('String', { inputs: 'SS:MM' }),
})
const SlotRef = builder.objectRef<SlotProposal['slots'][number]>('AppointmentSlot').implement({
  description: 'Ein vorgeschlagener Zeitpunkt, nach der Uhr an der Wand des Hauses',
  fields: slotFacts.fields,
})
const SlotInput = builder.inputType('AppointmentSlotInput', { fields: slotFacts.adds })

const facts = graphqlFacts<SlotProposal>()({
  appointmentId: needed('ID'),
  email: needed('String'),
  slots: needed({ fields: [SlotRef], inputs: [SlotInput] }, { inputs: 'Zwei bis fünf, alle in der Zukunft' }),
})
const ProposalRef = builder.objectRef<SlotProposal>('SlotProposal').implement({
  description: 'Zwei bis fünf Terminvorschläge, per E-Mail an eine Adresse; die erste Antwort gilt',
  fields: (t) => ({
    realEstateId: t.exposeID('realEstateId'),
    id: t.exposeID('id'),
    ...facts.fields(t),
    state: t.expose('state', { type: StateEnum }),
    chosen: t.exposeInt('chosen', {
      nullable: true,
      description: 'Der wievielte gewählt wurde, ab 0 gezählt',
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'Was der Gast dazu schrieb' }),
    answeredAt: t.expose('answeredAt', { type: 'Instant', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  slotProposals: t.field({
    ...eager,
    type: [ProposalRef],
    description: 'Die letzten 200 Terminvorschläge, der neuste zuerst',
    resolve: (house, _args, ctx) => getSlotProposals(ctx, house.key),
  }),
}))

const SendInput = builder.inputType('SendSlotProposalInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
  }),
})

builder.mutationFields((t) => {
  const house = { realEstateId: t.arg.id({ required: true }) }
  return {
    sendSlotProposal: t.field({
      type: ProposalRef,
      description: 'Sendet Terminvorschläge per E-Mail; lässt sich nicht zurückholen',
      args: { ...house, input: t.arg({ type: SendInput, required: true }) },
      resolve: (_root, args, ctx) => sendSlotProposal(ctx, args.realEstateId, args.input),
    }),
    withdrawSlotProposal: t.field({
      type: ProposalRef,
      description: 'Danach kann niemand mehr wählen',
      args: {
        ...house,
        id: t.arg.id({ required: true }),
        input: t.arg({ type: VersionInput, required: true }),
      },
      resolve: (_root, args, ctx) =>
        withdrawSlotProposal(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
