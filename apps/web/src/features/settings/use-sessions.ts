import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { memberRest } from '#device/net/member-rest.ts'
import { queryClient } from '#device/cache/query.ts'
import { useSubmit } from '#ui/form/use-submit.ts'

const shape = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    userAgent: z.string(),
    ipPrefix: z.string(),
    isCurrent: z.boolean(),
  }),
)
export type DeviceSession = z.output<typeof shape>[number]

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => shape.parse(await memberRest('auth', '/sessions', { signal })),
})

export const useSessions = () => useQuery(sessionsQuery)

/** Ends one session, or all but this one. */
export function useEndSessions(onEnded: () => void) {
  return useSubmit(async (id: string) => {
    const path = id === 'others' ? '/sessions/end-others' : `/sessions/${id}/end`
    await memberRest('auth', path, { body: {} })
    onEnded()
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  })
}
