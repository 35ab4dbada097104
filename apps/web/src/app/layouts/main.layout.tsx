import { Outlet } from 'react-router'
import { Shell } from '../shell.tsx'

export { ShellErrorBoundary as ErrorBoundary } from '../shell.tsx'

export default function MainLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
