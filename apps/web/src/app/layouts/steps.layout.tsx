import { Outlet } from 'react-router'
import { SignedIn } from '../signed-in.tsx'

/** The frame itself is `StepsFrame`, which the page fills: only the page knows its steps. */
export default function StepsLayout() {
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  )
}
