import { Outlet } from 'react-router'
import { PublicFrame } from '#features/landing/frame/public-frame.tsx'

export default function LandingLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
