import { protocolRoutes } from '#features/acceptances/acceptances.rest.ts'
import { accountRoutes } from '#features/accounts/accounts.rest.ts'
import { addressRoutes } from '#features/addresses/addresses.rest.ts'
import { reportRoutes } from '#features/analysis-report/analysis-report.rest.ts'
import { calendarRoutes } from '#features/calendar-feeds/calendar-feeds.rest.ts'
import { closingReportRoutes } from '#features/closing-report/closing-report.rest.ts'
import { contentRoutes } from '#features/content/content.rest.ts'
import { originalRoutes } from '#features/files/files.rest.ts'
import { uploadRoutes } from '#features/files/files.uploads.rest.ts'
import { guestRoutes } from '#features/guest-links/guest-links.rest.ts'
import { defectLetterRoutes } from '#features/defects/defects.rest.ts'
import { disputeLetterRoutes } from '#features/invoices/invoices.rest.ts'
import { exportRoutes } from '#features/house-export/house-export.rest.ts'
import { mapRoutes } from '#features/maps/maps.rest.ts'
import { invitationRoutes } from '#features/members/members.rest.ts'
import { letterRoutes } from '#features/notifications/notifications.letter.rest.ts'
import { notificationRoutes } from '#features/notifications/notifications.rest.ts'
import { unsubscribeRoutes } from '#features/notifications/notifications.unsubscribe.rest.ts'
import { fileRoutes } from '#features/pictures/pictures.rest.ts'
import { productRoutes } from '#features/product/product.rest.ts'
import { referenceRoutes } from '#features/reference/reference.rest.ts'
import { taxFolderRoutes } from '#features/tax-folder/tax-folder.rest.ts'
import { webRoutes } from '#features/web/web.rest.ts'
import type { Config } from '#platform/config.ts'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'

type Address =
  | 'AUTH_URL'
  | 'PRODUCT_URL'
  | 'NOTIFICATIONS_URL'
  | 'CONTENT_URL'
  | 'MAPS_URL'
  | 'FILES_URL'
  | 'UPLOADS_URL'
type Backend = {
  /** Without one it answers where no other backend does. */
  readonly address?: Address & keyof Config
  readonly mount: (app: Http, parts: Parts) => void | Promise<void>
}

// Several features behind one address.
const together =
  (...all: readonly ((app: Http, parts: Parts) => void)[]) =>
  (app: Http, parts: Parts): void =>
    all.forEach((mount) => mount(app, parts))

/** The backends besides GraphQL, by the name used in SERVICES: one line each. */
export const routes: Readonly<Record<string, Backend>> = {
  auth: {
    address: 'AUTH_URL',
    mount: together(accountRoutes, invitationRoutes, guestRoutes, calendarRoutes),
  },
  product: { address: 'PRODUCT_URL', mount: together(productRoutes, referenceRoutes, addressRoutes) },
  notifications: {
    address: 'NOTIFICATIONS_URL',
    mount: together(notificationRoutes, unsubscribeRoutes, letterRoutes),
  },
  content: { address: 'CONTENT_URL', mount: contentRoutes },
  maps: { address: 'MAPS_URL', mount: mapRoutes },
  files: {
    address: 'FILES_URL',
    mount: together(
      fileRoutes,
      originalRoutes,
      reportRoutes,
      protocolRoutes,
      defectLetterRoutes,
      disputeLetterRoutes,
      closingReportRoutes,
      exportRoutes,
      taxFolderRoutes,
    ),
  },
  uploads: { address: 'UPLOADS_URL', mount: uploadRoutes },
  web: { mount: (app, parts) => webRoutes(app, parts, backendPaths(parts.config)) },
}

export const pathOf = (address: string): string => new URL(address, 'http://here').pathname.replace(/\/$/, '')

// Also those of backends that were moved out: a page never stands in for data. One on a site of its own has no path.
const backendPaths = (config: Config): readonly string[] =>
  Object.values(routes)
    .flatMap(({ address }) => (address === undefined ? [] : [pathOf(config[address])]))
    .concat(pathOf(config.GRAPHQL_URL), '/config.json', '/health')
    .filter((path) => path !== '')
