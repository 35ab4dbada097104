import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { componentParameter } from '#house/paths/analysis-paths.ts'

/** Goes to the card of the component the address names, once the page has settled. */
export function useArrival(find: (componentId: string) => HTMLElement | null): void {
  const [search] = useSearchParams()
  const wanted = search.get(componentParameter)
  const arrive = useEffectEvent((id: string) => find(id)?.focus())
  useEffect(() => {
    if (wanted === null) return undefined
    const frame = requestAnimationFrame(() => arrive(wanted))
    return () => cancelAnimationFrame(frame)
  }, [wanted])
}
