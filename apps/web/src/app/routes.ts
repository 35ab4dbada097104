import { type RouteConfig, type RouteConfigEntry, index, layout, route } from '@react-router/dev/routes'
import { builtRoutes, localePrefix, type LayoutName } from '#device/routing/routes.ts'

const layouts: readonly LayoutName[] = ['landing', 'auth', 'main', 'user', 'satellite', 'steps']

/** The table of `device/routing/routes.ts` as React Router wants it, once plain and once under /de. */
function pages(prefix: string): RouteConfigEntry[] {
  const tag = prefix === '' ? '' : 'de-'
  return layouts.flatMap((name) => {
    const children = builtRoutes
      .filter(([, { layout: own }]) => own === name)
      .map(([id, { path, page }]) => {
        const file = `../pages/${page}.page.tsx`
        const pattern = `${prefix}${path}`
          .replaceAll(/\{(\w+)(\??)\}/g, ':$1$2')
          .replace(/^\//, '')
          .replace(/\/$/, '')
        return pattern === '' ? index(file, { id: tag + id }) : route(pattern, file, { id: tag + id })
      })
    return children.length === 0
      ? []
      : [layout(`layouts/${name}.layout.tsx`, { id: `${tag}layout-${name}` }, children)]
  })
}

// The workshop shows every piece of the design system; owners never get it.
const workshop =
  process.env['WERKSTATT'] === 'on'
    ? [route('werkstatt', '../pages/workshop.page.tsx', { id: 'workshop' })]
    : []

export default [
  layout('layouts/error.layout.tsx', { id: 'layout-error' }, [
    ...pages(''),
    ...pages(localePrefix),
    ...workshop,
    route('*', '../pages/not-found.page.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig
