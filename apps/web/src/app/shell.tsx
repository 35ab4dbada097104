import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { ErrorContent } from '#features/errors/error-content.tsx'
import { Bell } from '#features/notifications/bell.tsx'
import { notificationsQuery } from '#features/notifications/notifications-query.ts'
import { ConnectionPill } from '#features/offline/connection-pill.tsx'
import { UpdateBanner } from '#features/offline/update-banner.tsx'
import { useOffline } from '#features/offline/use-offline.ts'
import { SearchField } from '#features/search/search-field.tsx'
import { useSearch } from '#features/search/use-search.tsx'
import { AppFrame } from '#features/shell/app-frame.tsx'
import { countOpenTodos } from '#features/shell/open-todos.ts'
import { shellTexts } from '#features/shell/shell.texts.ts'
import type { NavCounts } from '#features/shell/side-nav.tsx'
import '#features/todos/register.ts'
import { useActiveHouse } from '#lib/active-house.ts'
import { useDueCount } from '#lib/due-count.ts'
import { todosQuery } from '#lib/house-queries.ts'
import { useOutbox } from '#lib/outbox/use-outbox.ts'
import { registerPayloads } from '#lib/page-payloads.ts'
import { registerPayload } from '#lib/prefetch.ts'
import { queryClient } from '#lib/query.ts'
import { SignedIn } from './signed-in.tsx'

registerPayloads()
registerPayload('notifications', () => queryClient.prefetchQuery(notificationsQuery))

/** The frame of the signed-in area with what the features put into it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <SignedIn>
      <Frame>{children}</Frame>
    </SignedIn>
  )
}

/** A page that broke leaves the navigation standing. */
export function ShellErrorBoundary() {
  const error = useRouteError()
  return (
    <Shell>
      <ErrorContent error={error} />
    </Shell>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const search = useSearch()
  const houseId = useActiveHouse()?.id
  useOffline(houseId)
  return (
    <>
      <AppFrame
        search={<SearchField onOpen={search.open} />}
        onSearch={search.open}
        pill={<ConnectionPill realEstateId={houseId} />}
        line={<ConnectionPill realEstateId={houseId} look="line" />}
        bell={<Bell />}
        banner={<UpdateBanner />}
        counts={useCounts(houseId)}
      >
        {children}
      </AppFrame>
      {search.dialog}
    </>
  )
}

function useCounts(houseId: string | undefined): NavCounts {
  const { data } = useQuery({ ...todosQuery(houseId ?? '', 'open'), enabled: houseId !== undefined })
  const count = countOpenTodos(data ?? [], useOutbox(), houseId)
  const due = useDueCount(houseId)
  return {
    todos: { count, label: shellTexts.openTodos },
    analysis: { count: due, label: shellTexts.dueComponents, isUrgent: true },
  }
}
