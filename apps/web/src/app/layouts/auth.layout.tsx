import { Outlet } from 'react-router'
import { AuthFrame } from '#features/accounts/auth-frame.tsx'
import { Guard } from '../guard.tsx'
import { ShellSkeleton } from '../shell-skeleton.tsx'

export default function AuthLayout() {
  return (
    <Guard meanwhile={<ShellSkeleton />}>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </Guard>
  )
}
