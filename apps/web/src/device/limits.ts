/** Every constant and limit of the specification §9 that the browser must honour. */
export const themeColour = '#B4270C'
export const hasCookieOptIn = false
export const languageCookie = { name: 'language', days: 365, defaultLocale: 'de' } as const
export const chunkTimeoutMs = 120_000
export const chunkReloadEveryMs = 60_000
export const prefetchIdleMs = 2_000
export const fetchDelayMs = 200
export const progressBar = { throttleMs: 200, durationMs: 5_000 } as const
/** How long before its end a token counts as expired. */
export const tokenMarginMs = 500
export const tokenLifeMs = 60_000
export const authPrefix = 'auth.'
/** Name and room of the local key-value store. */
export const keyValueStore = { name: 'keyvaluepairs', bytes: 4_980_736 } as const
