import { useSyncExternalStore } from 'react'
import { time, today } from '#device/text/format.ts'

const lookEveryMs = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookEveryMs)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const dayNow = (): string => today()
/** The day it is; a page that stays open overnight notices. */
export const useToday = (): string => useSyncExternalStore(subscribe, dayNow, dayNow)

const timeNow = (): string => time(Date.now())
/** What the clock on the wall of the house shows: `14:05`. */
export const useTimeOfDay = (): string => useSyncExternalStore(subscribe, timeNow, timeNow)
