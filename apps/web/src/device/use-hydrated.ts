import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the page as it was written at build time, true as soon as it lives in a browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
