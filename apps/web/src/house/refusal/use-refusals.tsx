import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import type { RefusalsProps } from './refusals.tsx'

const Refusals = lazy(async () => {
  const load = () => import('./refusals.tsx')
  return { default: (await loadChunk(load)).Refusals }
})

type Seen = {
  /** Says what was refused and asks to look at it; nothing where nothing was. */
  readonly view: ReactNode
  readonly look: (seq: number | undefined) => void
}

/** What the server did not take of some nouns of a house, and the way to settle it. */
export function useRefusals(props: Pick<RefusalsProps, 'records' | 'realEstateId' | 'nameOf'>): Seen {
  const [looked, look] = useState<number>()
  const isAny = useOutbox().some(({ state }) => state === 'rejected')
  const leave = (seq: number) => look((now) => (now === seq ? undefined : now))
  return {
    look,
    view: isAny && (
      <Suspense>
        <Refusals {...props} looked={looked} onLook={look} onLeave={leave} />
      </Suspense>
    ),
  }
}
