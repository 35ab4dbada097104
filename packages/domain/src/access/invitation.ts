import type { MemberRole } from './role.ts'

/** Where an invitation stands; `expired` follows from its day. */
export const invitationStates = ['sent', 'accepted', 'refused', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** How long the letter opens the house. */
export const invitationDays = 14

/** Whether somebody sees amounts: owners always do, others if it was said. */
export const seesFinances = (role: MemberRole, isSaid: boolean): boolean => role === 'owner' || isSaid
