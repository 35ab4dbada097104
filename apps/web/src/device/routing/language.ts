import { languageCookie } from '#device/limits.ts'

/** `/`, `/de` or `/de/`; asked on every page before the first paint, hence not from the route table. */
export const isRootPath = (pathname: string): boolean => /^\/(?:de\/?)?$/.test(pathname)

/** The cookie to set on a page, or nothing: the language is noted on the root path only. */
export function languageCookieFor(pathname: string, isSecure: boolean): string | undefined {
  if (!isRootPath(pathname)) return undefined
  const { name, defaultLocale, days } = languageCookie
  const seconds = days * 24 * 60 * 60
  return `${name}=${defaultLocale}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`
}
