import { useEffect, useState } from 'react'
import { backends } from '#device/net/backends.ts'

/** Whether a map can be shown at all; not known yet means no. */
export function useHasMap(): boolean {
  const [hasMap, setHasMap] = useState(false)
  useEffect(() => {
    let isOver = false
    backends.hasMap().then(
      (has) => !isOver && setHasMap(has),
      // Without an answer there is no map either.
      () => undefined,
    )
    return () => void (isOver = true)
  }, [])
  return hasMap
}
