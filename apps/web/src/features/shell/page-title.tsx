import { useLocation } from 'react-router'
import { useOwnTitle } from '#device/routing/page-title.ts'
import { titleOf } from '#house/paths/page-titles.ts'

const brand = 'Hauswart'

/** «To-dos – Hauswart» in the window's title. */
export function PageTitle() {
  const { pathname } = useLocation()
  const own = useOwnTitle()
  const title = own ?? titleOf(pathname)
  return <title>{title === undefined ? brand : `${title} – ${brand}`}</title>
}
