import { useSyncExternalStore } from 'react'
import { today } from '#device/text/format.ts'

const lookEveryMs = 60_000

/** The day it is; a page that stays open overnight notices. */
export const useToday = (): string =>
  useSyncExternalStore(
    (listener) => {
      const timer = setInterval(listener, lookEveryMs)
      document.addEventListener('visibilitychange', listener)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', listener)
      }
    },
    () => today(),
    () => today(),
  )
