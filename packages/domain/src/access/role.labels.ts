import type { MemberRole } from './role.ts'

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: 'Eigentümer/in',
  editor: 'Bearbeiten',
  reader: 'Lesen',
}
