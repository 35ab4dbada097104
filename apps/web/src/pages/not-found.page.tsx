import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { ErrorLayout } from '#features/errors/error-layout.tsx'
import { movedTo } from '#device/routing/moved-to.ts'
import { NotFound } from '#features/errors/not-found.tsx'
import { SearchField } from '#features/search/search-field.tsx'
import { useSearch } from '#features/search/use-search.tsx'
import { queryClient } from '#device/cache/query.ts'
import { useSession } from '#device/session/use-session.ts'

export default function NotFoundPage() {
  const location = useLocation()
  const { loggedIn } = useSession()
  const german = movedTo(location)
  if (german !== undefined) return <Navigate to={german} replace />
  return <ErrorLayout>{loggedIn ? <WithSearch /> : <NotFound />}</ErrorLayout>
}

function WithSearch() {
  const search = useSearch()
  return (
    <QueryClientProvider client={queryClient}>
      <NotFound search={<SearchField onOpen={search.open} />} />
      {search.dialog}
    </QueryClientProvider>
  )
}
