import { Outlet } from 'react-router'
import { AuthFrame } from '#features/accounts/auth-frame.tsx'
import { Guard } from '../guard.tsx'

export default function AuthLayout() {
  return (
    <Guard>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </Guard>
  )
}
