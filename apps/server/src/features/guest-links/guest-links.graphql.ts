import { guestLinkStates, guestPurposes } from '@hauswart/domain/guest-links/guest-link'
import { RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { objectId } from '#platform/db/versions.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { graphqlFacts, needed } from '#platform/graphql/graphql-facts.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { addGuestLink, getGuestLinks, revokeGuestLink, type GuestLink } from './guest-links.service.ts'

const PurposeEnum = builder.enumType('GuestPurpose', { values: guestPurposes })
const StateEnum = builder.enumType('GuestLinkState', { values: guestLinkStates })

const VisitRef = builder.objectRef<GuestLink['visits'][number]>('GuestVisit').implement({
  description: 'Ein Besuch über einen Freigabelink',
  fields: (t) => ({
    at: t.expose('at', { type: 'Instant' }),
    agent: t.exposeString('agent', { description: 'Wie sich der Browser nennt' }),
    documentIds: t.exposeIDList('documentIds', { description: 'Was heruntergeladen wurde' }),
  }),
})

const facts = graphqlFacts<GuestLink>()({
  label: needed('String', 'Für wen'),
  purpose: needed(PurposeEnum),
  documentIds: needed({ fields: ['ID'], inputs: ['ID'] }),
})

const GuestLinkRef = builder.objectRef<GuestLink>('GuestLink').implement({
  description: 'Ein Link, mit dem jemand ohne Konto ausgewählte Unterlagen sieht',
  fields: (t) => ({
    realEstateId: t.exposeID('realEstateId'),
    id: t.exposeID('id'),
    ...facts.fields(t),
    hasPin: t.exposeBoolean('hasPin'),
    state: t.expose('state', { type: StateEnum }),
    expiresAt: t.expose('expiresAt', { type: 'Instant' }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    version: t.exposeInt('version'),
    visits: t.expose('visits', { type: [VisitRef], description: 'Die letzten 50' }),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  guestLinks: t.field({
    ...eager,
    type: [GuestLinkRef],
    nullable: true,
    description: 'Die Freigabelinks, der neuste zuerst; nur für Eigentümerinnen und Eigentümer',
    resolve: (house, _args, ctx) => getGuestLinks(ctx, house.key),
  }),
}))

const AddInput = builder.inputType('AddGuestLinkInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    ...facts.adds(t),
    secretHash: t.string({
      required: true,
      description: 'SHA-256 des Geheimnisses, base64url; das Geheimnis bleibt auf dem Gerät und im Link',
    }),
    pinHash: t.string({ description: 'SHA-256 von Geheimnis, Strich und PIN, base64url' }),
    days: t.int({ required: true, description: '1, 7, 30 oder 90' }),
  }),
})

builder.mutationFields((t) => {
  const house = { realEstateId: t.arg.id({ required: true }) }
  return {
    addGuestLink: t.field({
      type: GuestLinkRef,
      description: 'Gibt Unterlagen frei; lässt sich beenden, aber nicht ungesehen machen',
      args: { ...house, input: t.arg({ type: AddInput, required: true }) },
      resolve: (_root, args, ctx) => addGuestLink(ctx, args.realEstateId, args.input),
    }),
    revokeGuestLink: t.field({
      type: GuestLinkRef,
      description: 'Beendet einen Freigabelink sofort',
      args: {
        ...house,
        id: t.arg.id({ required: true }),
        input: t.arg({ type: VersionInput, required: true }),
      },
      resolve: (_root, args, ctx) => revokeGuestLink(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
  }
})
