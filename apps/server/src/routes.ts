import { accountRoutes } from '#features/accounts/accounts.rest.ts'
import type { Config } from '#platform/config.ts'
import type { Http } from '#platform/http.ts'
import type { Parts } from '#platform/parts.ts'

type Address = 'AUTH_URL' | 'PRODUCT_URL' | 'NOTIFICATIONS_URL' | 'CONTENT_URL' | 'MAPS_URL' | 'FILES_URL'
type Backend = {
  readonly address: Address & keyof Config
  readonly mount: (app: Http, parts: Parts) => void | Promise<void>
}

/** The backends besides GraphQL, by the name used in SERVICES: one line each. */
export const routes: Readonly<Record<string, Backend>> = {
  auth: { address: 'AUTH_URL', mount: accountRoutes },
}
