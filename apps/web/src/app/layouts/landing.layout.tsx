import { Outlet } from 'react-router'
import { PublicFrame } from '#features/landing/public-frame.tsx'

export default function LandingLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
