import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '#device/cache/query.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { inReadingOrder, withAllRead, withRead } from './notification-list.ts'
import {
  notificationsQuery,
  olderNotifications,
  sendAllRead,
  sendRead,
  type Notifications,
} from './notifications-query.ts'
import { notificationsTexts } from './notifications.texts.ts'

/** The messages, with the acts on them; every act shows at once and is taken back when it fails. */
export function useNotifications() {
  const query = useQuery(notificationsQuery)
  const [older, setOlder] = useState<Notifications>()
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const newest = query.data
  const nodes = inReadingOrder([...(newest?.nodes ?? []), ...(older?.nodes ?? [])])
  const cursor = older === undefined ? newest?.nextCursor : older.nextCursor

  const act = async (change: (list: Notifications) => Notifications, send: () => Promise<unknown>) => {
    await queryClient.cancelQueries({ queryKey: notificationsQuery.queryKey })
    const before = { newest: queryClient.getQueryData<Notifications>(notificationsQuery.queryKey), older }
    queryClient.setQueryData<Notifications>(notificationsQuery.queryKey, (list) => list && change(list))
    setOlder((list) => list && change(list))
    try {
      await send()
      await queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
    } catch {
      queryClient.setQueryData(notificationsQuery.queryKey, before.newest)
      setOlder(before.older)
      toast({ text: notificationsTexts.notMarked, tone: 'due' })
    }
  }
  const now = () => new Date().toISOString()

  return {
    nodes,
    unreadCount: newest?.unreadCount ?? 0,
    isLoading: query.isLoading,
    hasFailed: query.isError && newest === undefined,
    retry: () => void query.refetch(),
    markRead: (id: string) =>
      void act(
        (list) => withRead(list, id, now()),
        () => sendRead(id),
      ),
    markAllRead: () => void act((list) => withAllRead(list, now()), sendAllRead),
    hasOlder: cursor !== null && cursor !== undefined,
    isLoadingOlder,
    loadOlder: async () => {
      if (cursor === null || cursor === undefined) return
      setLoadingOlder(true)
      try {
        const page = await olderNotifications(cursor)
        setOlder((list) => ({ ...page, nodes: [...(list?.nodes ?? []), ...page.nodes] }))
      } catch {
        toast({ text: notificationsTexts.failedTitle, tone: 'due' })
      } finally {
        setLoadingOlder(false)
      }
    },
  }
}
