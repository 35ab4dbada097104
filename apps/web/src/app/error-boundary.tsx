import { useRouteError } from 'react-router'
import { ErrorContent } from '#features/errors/error-content.tsx'
import { ErrorLayout } from '#features/errors/error-layout.tsx'
import { LastResort } from '#features/errors/last-resort.tsx'

/** Where nothing closer to the fault caught it. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <LastResort>
      <ErrorLayout>
        <ErrorContent error={error} />
      </ErrorLayout>
    </LastResort>
  )
}
