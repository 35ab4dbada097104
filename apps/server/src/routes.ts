import { accountRoutes } from '#features/accounts/accounts.rest.ts'
import { contentRoutes } from '#features/content/content.rest.ts'
import { mapRoutes } from '#features/maps/maps.rest.ts'
import { notificationRoutes } from '#features/notifications/notifications.rest.ts'
import { fileRoutes } from '#features/pictures/pictures.rest.ts'
import { productRoutes } from '#features/product/product.rest.ts'
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
  product: { address: 'PRODUCT_URL', mount: productRoutes },
  notifications: { address: 'NOTIFICATIONS_URL', mount: notificationRoutes },
  content: { address: 'CONTENT_URL', mount: contentRoutes },
  maps: { address: 'MAPS_URL', mount: mapRoutes },
  files: { address: 'FILES_URL', mount: fileRoutes },
}
