import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { AuthFrame } from '#features/accounts/auth-frame.tsx'
import { useSession } from '#device/session/use-session.ts'
import { Guard } from '../guard.tsx'
import { ShellSkeleton } from '../shell-skeleton.tsx'

export default function AuthLayout() {
  const { loggedIn } = useSession()
  // Somebody may sign out on these pages too; a guest, who is the rule here, has nothing to leave behind.
  useEffect(() => {
    if (loggedIn) void import('../leaving.ts').catch(() => undefined)
  }, [loggedIn])
  return (
    <Guard meanwhile={<ShellSkeleton />}>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </Guard>
  )
}
