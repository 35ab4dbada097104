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
import { shellTexts } from '#features/shell/shell.texts.ts'
import type { NavCounts } from '#features/shell/navigation/side-nav.tsx'
import '#house/senders.ts'
import { useActiveHouse } from '#house/active-house.ts'
import { useDueCount, useReviewCount } from '#house/noted-counts.ts'
import { useOpenTodoCount } from '#features/shell/navigation/use-open-todo-count.ts'
import { registerPayloads } from '#house/offline/page-payloads.ts'
import { registerPayload } from '#device/routing/prefetch.ts'
import { queryClient } from '#device/cache/query.ts'
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
  const count = useOpenTodoCount(houseId)
  const due = useDueCount(houseId)
  const review = useReviewCount(houseId)
  return {
    todos: { count, label: shellTexts.openTodos },
    analysis: { count: due, label: shellTexts.dueComponents, isUrgent: true },
    toolsDocuments: { count: review, label: shellTexts.toReview },
  }
}
