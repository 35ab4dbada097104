import { builtRoutes } from '../../apps/web/src/lib/routes.ts'
import type { Visitor } from './demo.ts'

export type WebPage = { readonly name: string; readonly path: string; readonly who: Visitor }

/** Every page of the route table, with the parameters that make it a real one, and the ones that fail. */
export function allPages(houseId: string): readonly WebPage[] {
  const values: Readonly<Record<string, string>> = {
    realEstate: houseId,
    token: 'A'.repeat(43),
    passwordResetMailSent: 'true',
  }
  const pages = builtRoutes.map(([name, { path, access }]) => ({
    name,
    path: path.replaceAll(/\{(\w+)\??\}/g, (_whole, key: string) => values[key] ?? key),
    who: access === 'members' || access.startsWith('scope:') ? ('owner' as const) : ('guest' as const),
  }))
  return [
    ...pages,
    { name: 'notFound', path: '/gibt-es-nicht', who: 'guest' },
    { name: 'notFoundOwner', path: '/immobilie/00000000-0000-7000-8000-000000000000', who: 'owner' },
  ]
}
