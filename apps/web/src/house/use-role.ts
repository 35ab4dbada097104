import { mayDo, type MemberRole } from '@hauswart/domain/access/role'
import { useQuery } from '@tanstack/react-query'
import { houseQuery } from './house-queries.ts'
import { useSession } from '#device/session/use-session.ts'

type Rights = {
  readonly role: MemberRole | undefined
  readonly mayWrite: boolean
  readonly isOwner: boolean
  readonly canSeeFinances: boolean
}

/** What the signed-in person may do in a house. Not known yet means: only look. */
export function useRole(realEstateId: string | undefined): Rights {
  const { user } = useSession()
  const { data } = useQuery({ ...houseQuery(realEstateId ?? ''), enabled: realEstateId !== undefined })
  const member = data?.[0]?.members.find(({ userId }) => userId === user?.id)
  const role = member?.role
  return {
    role,
    mayWrite: role !== undefined && mayDo(role, 'write'),
    isOwner: role !== undefined && mayDo(role, 'own'),
    canSeeFinances: member?.canSeeFinances === true,
  }
}
