import { pathTo } from '#device/routing/routes.ts'

export const searchParameter = 'q'

/** Where all hits of a search stand. */
export const searchPath = (query: string): string =>
  `${pathTo('search')}?${new URLSearchParams({ [searchParameter]: query }).toString()}`
