import * as z from 'zod/mini'
import { clientId, email, linkToken } from '../fields/fields.ts'
import { memberRoles } from './role.ts'

const rights = { role: z.enum(memberRoles), canSeeFinances: z._default(z.boolean(), false) }

export const invitePersonInput = z.object({ id: clientId, email, ...rights })

export const changeMemberInput = z.object({ expectedVersion: z.int(), ...rights })

/** Holding the letter is all that is asked for. */
export const invitationToken = z.object({ token: linkToken })
