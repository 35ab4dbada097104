import { memberRoles, type MemberRole } from '@hauswart/domain/access/role'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { rest } from '#device/net/rest.ts'
import { uplink } from '#device/net/uplink.ts'

/** What the letter says to whoever holds it. */
export type OpenInvitation = {
  readonly realEstateId: string
  readonly email: string
  readonly role: MemberRole
  readonly canSeeFinances: boolean
  readonly houseName: string
  readonly invitedBy: string
}

export async function lookAtInvitation(token: string): Promise<OpenInvitation> {
  const found = asRecord(await rest(uplink, 'auth', '/invitation', { body: { token } }))
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '')
  return {
    realEstateId: text('realEstateId'),
    email: text('email'),
    role: memberRoles.find((role) => role === found['role']) ?? 'reader',
    canSeeFinances: found['canSeeFinances'] === true,
    houseName: text('houseName'),
    invitedBy: text('invitedBy'),
  }
}

export const refuseInvitation = (token: string): Promise<unknown> =>
  rest(uplink, 'auth', '/invitation/refuse', { body: { token } })
