/** What a member may do in one house. */
export const memberRoles = ['owner', 'editor', 'reader'] as const
export type MemberRole = (typeof memberRoles)[number]

/** What a request needs in a house; `own` is sharing, archiving and handing over. */
export const accessNeeds = ['read', 'write', 'own'] as const
export type AccessNeed = (typeof accessNeeds)[number]

const allowed: Record<MemberRole, readonly AccessNeed[]> = {
  owner: ['read', 'write', 'own'],
  editor: ['read', 'write'],
  reader: ['read'],
}

/** Whether a role covers a need. */
export const mayDo = (role: MemberRole, need: AccessNeed): boolean => allowed[role].includes(need)
