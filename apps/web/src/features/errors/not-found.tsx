import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { builtNavigation, type NavEntry } from '#house/paths/navigation.ts'
import { pageTitles } from '#house/paths/page-titles.ts'
import { pathTo, routes, type RouteName } from '#device/routing/routes.ts'
import { useSession } from '#device/session/use-session.ts'
import { LinkButton } from '#ui/action/button.tsx'
import styles from './error-content.module.css'
import { errorFacts } from './error-facts.ts'
import { errorsTexts } from './errors.texts.ts'
import { suggestPages, unbuiltArea } from './suggest-pages.ts'
import { Technical } from './technical.tsx'

const texts = errorsTexts.notFound

/** The page that stands where none is, with the ways out. */
export function NotFound({ search }: { readonly search?: ReactNode }) {
  const { pathname } = useLocation()
  const { loggedIn } = useSession()
  const area = unbuiltArea(pathname)
  const perhaps = suggestPages(pathname, loggedIn)
  const facts = errorFacts({ status: 404 }, true)
  return (
    <div className={styles['content']} data-technical={facts.message}>
      <title>{`${texts.title} – Hauswart`}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className={styles['text']}>{area === undefined ? texts.text : texts.coming(pageTitles[area])}</p>
      {search !== undefined && <div className={styles['search']}>{search}</div>}
      {perhaps.length > 0 && area === undefined && <Ways label={texts.perhaps} entries={perhaps} />}
      <Ways
        label={texts.ways}
        entries={waysOut(loggedIn).filter(({ route }) => !perhaps.some((one) => one.route === route))}
      />
      <Technical facts={facts} />
    </div>
  )
}

const waysOut = (isSignedIn: boolean): readonly NavEntry[] =>
  isSignedIn
    ? builtNavigation.flatMap(({ entries }) => entries)
    : (['home', 'login', 'register'] as const).map((route) => ({ route, label: pageTitles[route] }))

function Ways({ label, entries }: { readonly label: string; readonly entries: readonly NavEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={label} className={styles['ways']}>
      <p>{label}</p>
      <ul>
        {entries.map(({ route, label: name }) => (
          <li key={route}>
            <LinkButton {...addressOf(route)}>{name}</LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Pages without scripts are outside the app and need a full load.
const addressOf = (route: RouteName) =>
  routes[route].prerender === 'plain' ? { href: pathTo(route) } : { to: pathTo(route) }
