import type { MemberRole } from './role.ts'

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: 'Eigentümer/in',
  editor: 'Bearbeiten',
  reader: 'Lesen',
}

/** A role as a state of a person, where its name alone could be taken for a button. */
export const memberRolePills: Record<MemberRole, string> = {
  owner: 'Eigentümer/in',
  editor: 'darf bearbeiten',
  reader: 'darf lesen',
}
