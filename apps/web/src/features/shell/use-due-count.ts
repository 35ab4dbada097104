import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadChunk } from '#lib/chunk-guard.ts'
import { analysisQuery, componentsQuery, houseQuery } from '#lib/house-queries.ts'
import { whenIdle } from '#lib/prefetch.ts'
import { referencesQuery } from '#lib/references.ts'

// A number in the navigation is worth no question: what lies on the device is good enough, pages ask anew.
const asKept = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** How many components are due. The page on the screen goes first, and the engine comes only for who has a house. */
export function useDueCount(realEstateId: string | undefined): number {
  const [isQuiet, setQuiet] = useState(false)
  const [due, setDue] = useState(0)
  const id = realEstateId ?? ''
  const enabled = isQuiet && realEstateId !== undefined
  const facts = useQuery({ ...houseQuery(id), ...asKept, enabled }).data
  const components = useQuery({ ...componentsQuery(id), ...asKept, enabled }).data
  const own = useQuery({ ...analysisQuery(id), ...asKept, enabled }).data
  const references = useQuery({ ...referencesQuery, ...asKept, enabled }).data
  useEffect(() => whenIdle(() => setQuiet(true)), [])
  useEffect(() => {
    let isWanted = true
    const count = async () => {
      const { countDue } = await loadChunk(() => import('#lib/house-analysis.ts'))
      if (isWanted) setDue(countDue({ facts, components, own, references }))
    }
    // Without the engine there is no number, and nothing else is missing.
    count().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [facts, components, own, references])
  return due
}
