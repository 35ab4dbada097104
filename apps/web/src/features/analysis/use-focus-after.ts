import { useEffect, useEffectEvent, useState } from 'react'

type Wanted = { readonly id: string; readonly state: unknown; readonly until: number }

/** As long as an answer may take; after this somebody has gone on to something else. */
const patienceMs = 30_000

/**
 * A decision moves its card to another list, and what had the focus is gone. As soon as the state has changed, the
 * focus goes to where the thing is now, unless it is somewhere already.
 */
export function useFocusAfter(state: unknown, find: (id: string) => HTMLElement | null) {
  const [wanted, setWanted] = useState<Wanted>()
  const arrive = useEffectEvent(({ id, until }: Wanted) => {
    const isLate = performance.now() > until
    const isLost = !isLate && (document.activeElement === null || document.activeElement === document.body)
    const place = isLost ? find(id) : null
    place?.focus()
    if (place !== null || isLate) setWanted(undefined)
  })
  useEffect(() => {
    if (wanted === undefined || wanted.state === state) return undefined
    // A toast that closes or a sheet that gives its focus back does so in the same moment.
    const frame = requestAnimationFrame(() => arrive(wanted))
    return () => cancelAnimationFrame(frame)
  }, [wanted, state])
  return (id: string): void => setWanted({ id, state, until: performance.now() + patienceMs })
}
