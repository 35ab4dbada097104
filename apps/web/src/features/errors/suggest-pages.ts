import { scoreOf } from '#device/text/match.ts'
import { accountPages, builtNavigation, isBuilt, type NavEntry } from '#house/paths/navigation.ts'
import { pageTitles } from '#house/paths/page-titles.ts'
import { canonicalPath, patternOf, pathTo, routes, type RouteName } from '#device/routing/routes.ts'

const forGuests: readonly NavEntry[] = (
  ['login', 'register', 'forgotPassword', 'conditions', 'dataProtection', 'impressum'] as const
).map((route) => ({ route, label: pageTitles[route] }))

const pagesOf = (isSignedIn: boolean): readonly NavEntry[] =>
  isSignedIn ? [...builtNavigation.flatMap(({ entries }) => entries), ...accountPages] : forGuests

const most = 3

/** Pages whose name or address resembles what was asked for. */
export function suggestPages(pathname: string, isSignedIn: boolean): NavEntry[] {
  const asked = decoded(canonicalPath(pathname))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const words = asked.split(' ').filter((word) => word.length >= 3)
  return pagesOf(isSignedIn)
    .filter(({ route }) => isBuilt(route))
    .map((entry) => ({ entry, score: Math.max(0, ...words.map((word) => scoreOf(searchable(entry), word))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}

const searchable = ({ route, label, words }: NavEntry) => ({
  title: label,
  words: `${words ?? ''} ${pathTo(route)} ${routes[route].english ?? ''}`,
})

/** The area of the table that an address belongs to although its page is not built yet. */
export function unbuiltArea(pathname: string): RouteName | undefined {
  const path = canonicalPath(pathname)
  const names = Object.keys(routes) as RouteName[]
  return names.find((name) => !isBuilt(name) && patternOf(routes[name].path).test(path))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
