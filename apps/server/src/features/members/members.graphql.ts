import { invitationStates } from '@hauswart/domain/access/invitation'
import { memberRoles } from '@hauswart/domain/access/role'
import { asHouse, KeyInput, RealEstateRef } from '#features/real-estate/real-estate.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { defaulted, graphqlFacts, needed } from '#platform/graphql/graphql-facts.ts'
import { VersionInput } from '#platform/graphql/graphql-trash.ts'
import { eager } from '#platform/graphql/look-ahead.ts'
import { objectId } from '#platform/db/versions.ts'
import {
  acceptInvitation,
  getInvitations,
  invitePerson,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
} from './members.invitations.service.ts'
import { changeMember, getMembers, leaveRealEstate, removeMember, type Member } from './members.service.ts'

const RoleEnum = builder.enumType('MemberRole', { values: memberRoles })
const StateEnum = builder.enumType('InvitationState', { values: invitationStates })

const rights = graphqlFacts<Pick<Member, 'role' | 'canSeeFinances'>>()({
  role: needed(RoleEnum),
  canSeeFinances: defaulted('Boolean', {
    inputs: 'Ob die Person Beträge sieht; Eigentümer sehen sie immer',
  }),
})

const MemberRef = builder.objectRef<Member>('Member').implement({
  description: 'Eine Person mit Zugang zur Immobilie',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    ...rights.fields(t),
    since: t.expose('since', { type: 'Instant' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    version: t.exposeInt('version'),
  }),
})

const InvitationRef = builder.objectRef<Invitation>('Invitation').implement({
  description: 'Eine Einladung per E-Mail',
  fields: (t) => ({
    realEstateId: t.exposeID('realEstateId'),
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    ...rights.fields(t),
    state: t.expose('state', { type: StateEnum }),
    sentAt: t.expose('sentAt', { type: 'Instant' }),
    expiresAt: t.expose('expiresAt', { type: 'Instant' }),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(RealEstateRef, (t) => ({
  members: t.field({
    ...eager,
    type: [MemberRef],
    resolve: (house, _args, ctx) => getMembers(ctx, house.key),
  }),
  invitations: t.field({
    ...eager,
    type: [InvitationRef],
    nullable: true,
    description: 'Einladungen ohne Antwort und abgelehnte; nur für Eigentümerinnen und Eigentümer',
    resolve: (house, _args, ctx) => getInvitations(ctx, house.key),
  }),
}))

const InviteInput = builder.inputType('InvitePersonInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    id: t.field({ type: 'UUID', required: true }),
    email: t.string({ required: true }),
    ...rights.adds(t),
  }),
})

const ChangeInput = builder.inputType('ChangeMemberInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    expectedVersion: t.int({ required: true }),
    ...rights.adds(t),
  }),
})

const AcceptInput = builder.inputType('AcceptInvitationInput', {
  fields: (t) => ({
    idempotencyKey: t.field({ type: 'UUID', required: true }),
    token: t.string({ required: true, description: 'Das Geheimnis aus dem Link der E-Mail' }),
  }),
})

builder.mutationFields((t) => {
  const house = { realEstateId: t.arg.id({ required: true }) }
  const invitation = { ...house, id: t.arg.id({ required: true }) }
  const member = { ...house, userId: t.arg.id({ required: true }) }
  const version = { input: t.arg({ type: VersionInput, required: true }) }
  return {
    invitePerson: t.field({
      type: InvitationRef,
      description: 'Schickt jemandem eine E-Mail; lässt sich nicht ungesehen machen',
      args: { ...house, input: t.arg({ type: InviteInput, required: true }) },
      resolve: (_root, args, ctx) => invitePerson(ctx, args.realEstateId, args.input),
    }),
    resendInvitation: t.field({
      type: InvitationRef,
      args: { ...invitation, ...version },
      resolve: (_root, args, ctx) => resendInvitation(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    withdrawInvitation: t.field({
      type: InvitationRef,
      args: { ...invitation, ...version },
      resolve: (_root, args, ctx) =>
        withdrawInvitation(ctx, args.realEstateId, objectId(args.id), args.input),
    }),
    acceptInvitation: t.field({
      type: RealEstateRef,
      args: { ...house, input: t.arg({ type: AcceptInput, required: true }) },
      resolve: async (_root, args, ctx) =>
        asHouse(await acceptInvitation(ctx, args.realEstateId, args.input)),
    }),
    changeMember: t.field({
      type: MemberRef,
      args: { ...member, input: t.arg({ type: ChangeInput, required: true }) },
      resolve: (_root, args, ctx) => changeMember(ctx, args.realEstateId, objectId(args.userId), args.input),
    }),
    removeMember: t.field({
      type: MemberRef,
      args: { ...member, ...version },
      resolve: (_root, args, ctx) => removeMember(ctx, args.realEstateId, objectId(args.userId), args.input),
    }),
    leaveRealEstate: t.field({
      type: MemberRef,
      description: 'Gibt den eigenen Zugang auf',
      args: { ...house, input: t.arg({ type: KeyInput, required: true }) },
      resolve: (_root, args, ctx) => leaveRealEstate(ctx, args.realEstateId, args.input),
    }),
  }
})
