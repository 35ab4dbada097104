import { useLocation } from 'react-router'
import { useOwnTitle } from '#lib/page-title.ts'
import { titleOf } from '#lib/page-titles.ts'

const brand = 'Hauswart'

/** «To-dos – Hauswart» in the window's title. */
export function PageTitle() {
  const { pathname } = useLocation()
  const own = useOwnTitle()
  const title = own ?? titleOf(pathname)
  return <title>{title === undefined ? brand : `${title} – ${brand}`}</title>
}
