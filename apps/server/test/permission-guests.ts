import { randomBytes } from 'node:crypto'
import {
  field,
  inHouse,
  keyed,
  members,
  no,
  outside,
  owners,
  versioned,
  write,
  type Row,
} from './permission-row.ts'
import { newId } from './world.ts'

const soon = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return { startsOn: day, endsOn: day }
}
const hash = () => randomBytes(32).toString('base64url')

export const guestPermissions: Readonly<Record<string, Row>> = {
  'RealEstate.guestLinks': field('guestLinks { id visits { at agent documentIds } }', owners),
  'Mutation.addGuestLink': write(
    '($id: ID!, $input: AddGuestLinkInput!) { addGuestLink(realEstateId: $id, input: $input) { id } }',
    owners,
    ({ house, document }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        label: 'Bank',
        purpose: 'bank',
        documentIds: [document],
        secretHash: hash(),
        days: 7,
      },
    }),
  ),
  'RealEstate.slotProposals': field('slotProposals { id email slots { startsOn } answer }', members),
  'Mutation.sendSlotProposal': write(
    '($id: ID!, $input: SendSlotProposalInput!) { sendSlotProposal(realEstateId: $id, input: $input) { id } }',
    owners,
    ({ house, appointment }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        appointmentId: appointment,
        email: `${newId()}@firma.test`,
        slots: [soon(20), soon(21)],
      },
    }),
  ),
  // Nobody sent any.
  'Mutation.withdrawSlotProposal': inHouse(
    'withdrawSlotProposal',
    'VersionInput',
    [...outside, no, no, no, no, 'NOT_FOUND'],
    'appointment',
    () => versioned(1),
  ),
  // Nobody made one: owners are told so, others not even that.
  'Mutation.revokeGuestLink': inHouse(
    'revokeGuestLink',
    'VersionInput',
    [...outside, no, no, no, no, 'NOT_FOUND'],
    'document',
    () => versioned(1),
  ),
}
