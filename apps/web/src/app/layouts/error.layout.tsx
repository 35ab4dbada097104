import { Outlet } from 'react-router'
import { PageChange } from '#features/shell/page-change.tsx'
import { ProgressBar } from '#features/shell/progress/progress-bar.tsx'

export { ErrorBoundary } from '../error-boundary.tsx'

/** Around all pages, so that a fault is shown inside the document: above it the document itself would be made anew. */
export default function ErrorLayout() {
  return (
    <>
      <ProgressBar />
      <PageChange />
      <Outlet />
    </>
  )
}
