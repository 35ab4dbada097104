import { Outlet } from 'react-router'
import { UserArea } from '#features/shell/user-area.tsx'
import { Shell } from '../shell.tsx'

export { ShellErrorBoundary as ErrorBoundary } from '../shell.tsx'

export default function UserLayout() {
  return (
    <Shell>
      <UserArea>
        <Outlet />
      </UserArea>
    </Shell>
  )
}
