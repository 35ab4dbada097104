import { pathTo } from '#device/routing/routes.ts'

/** Where a firm is asked for a quote: the renovation is chosen there. */
export const askedFirmParameter = 'handwerker'
export const askPath = (craftsmanId: string): string =>
  `${pathTo('toolsCraftsmen')}?${askedFirmParameter}=${craftsmanId}`
