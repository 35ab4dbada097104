import { useEffect, useEffectEvent, useState } from 'react'
import type { ShownPicture } from './photo.tsx'

const everyMs = 6_000
const mostLooks = 8

/** The news that a photo was looked at may be missed; then it is asked for a few times. */
export function useLookAgain(pictures: readonly ShownPicture[], refetch: () => unknown): void {
  const [looks, setLooks] = useState(0)
  const isWaited = pictures.some(
    ({ url, isWaiting, refusal }) => url === null && isWaiting !== true && !refusal,
  )
  const look = useEffectEvent(() => {
    setLooks((before) => before + 1)
    refetch()
  })
  useEffect(() => {
    if (!isWaited || looks >= mostLooks) return undefined
    const timer = setTimeout(look, everyMs)
    return () => clearTimeout(timer)
  }, [isWaited, looks])
}
