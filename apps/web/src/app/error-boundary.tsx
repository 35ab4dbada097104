import { useRouteError } from 'react-router'
import { ErrorLayout } from '#features/errors/error-layout.tsx'
import { Failed } from '#features/errors/failed.tsx'
import { LastResort } from '#features/errors/last-resort.tsx'

/** Where nothing closer to the fault caught it; part of every page, hence as light as can be. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <LastResort>
      <ErrorLayout>
        <Failed error={error} />
      </ErrorLayout>
    </LastResort>
  )
}
