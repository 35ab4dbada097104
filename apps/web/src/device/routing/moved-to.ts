import { germanPath, localePrefix } from './routes.ts'

/** Where an English name leads in German, under /de where it was asked for there. */
export function movedTo({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const german = germanPath(pathname)
  if (german === undefined) return undefined
  const prefix = pathname.startsWith(`${localePrefix}/`) ? localePrefix : ''
  return `${prefix}${german}${search}${hash}`
}
