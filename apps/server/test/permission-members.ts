import {
  keyed,
  owners,
  signedIn,
  versioned,
  write,
  outside,
  type Row,
  type Verdicts,
} from './permission-row.ts'
import { newId } from './world.ts'

const onPerson = (name: string, input: string, facts: () => object): Row =>
  write(
    `($house: ID!, $user: ID!, $input: ${input}!) { ${name}(realEstateId: $house, userId: $user, input: $input) { version } }`,
    owners,
    ({ house, member }) => ({ house, user: member, input: facts() }),
  )

const onInvitation = (name: string): Row =>
  write(
    `($house: ID!, $id: ID!, $input: VersionInput!) { ${name}(realEstateId: $house, id: $id, input: $input) { version } }`,
    owners,
    ({ house, invitation }) => ({ house, id: invitation, input: versioned(1) }),
  )

const leaving: Verdicts = [...outside, 'ok', 'ok', 'ok', 'ok', 'ok']

/** Who may let people in, change what they may do and see them out. */
export const memberPermissions: Readonly<Record<string, Row>> = {
  'Mutation.invitePerson': write(
    '($house: ID!, $input: InvitePersonInput!) { invitePerson(realEstateId: $house, input: $input) { version } }',
    owners,
    ({ house }) => ({
      house,
      input: { ...keyed(), id: newId(), email: `${newId()}@kunde.test`, role: 'owner' },
    }),
  ),
  'Mutation.resendInvitation': onInvitation('resendInvitation'),
  'Mutation.withdrawInvitation': onInvitation('withdrawInvitation'),
  'Mutation.changeMember': onPerson('changeMember', 'ChangeMemberInput', () => ({
    ...versioned(1),
    role: 'editor',
  })),
  'Mutation.removeMember': onPerson('removeMember', 'VersionInput', () => versioned(1)),
  'Mutation.leaveRealEstate': write(
    '($house: ID!, $input: KeyInput!) { leaveRealEstate(realEstateId: $house, input: $input) { userId } }',
    leaving,
    ({ house }) => ({ house, input: keyed() }),
  ),
  'Mutation.acceptInvitation': write(
    '($house: ID!, $input: AcceptInvitationInput!) { acceptInvitation(realEstateId: $house, input: $input) { id } }',
    signedIn('ok'),
    ({ house, secret }) => ({ house, input: { ...keyed(), token: secret } }),
  ),
}
