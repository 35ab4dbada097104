import { guestEntry } from '@hauswart/domain/guest-links/guest-link.input'
import { useCallback, useEffect, useState } from 'react'
import { RestError } from '#device/net/rest.ts'
import { enterAsGuest, lookAsGuest, type GuestView } from './guest-calls.ts'

export type Visit =
  | { readonly kind: 'loading' | 'ended' | 'failed' }
  | { readonly kind: 'pin'; readonly isWrong: boolean }
  | { readonly kind: 'open'; readonly view: GuestView }

/**
 * What a link opens. Its secret stands behind the sign that no server sees and leaves the address at once: histories and
 * screens are read by others. After a reload the cookie of the visit says who it is.
 */
export function useGuestVisit() {
  const [token] = useState(() => location.hash.slice(1))
  const [visit, setVisit] = useState<Visit>({ kind: 'loading' })
  const enter = useCallback(
    async (pin?: string): Promise<void> => setVisit(await visitBy(token, pin)),
    [token],
  )
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
    void visitBy(token).then(setVisit)
  }, [token])
  const answer = useCallback(async (send: () => Promise<GuestView>): Promise<Answered> => {
    const { visit: now, answered } = await answerBy(send)
    if (now !== undefined) setVisit(now)
    return answered
  }, [])
  return { visit, enter, answer }
}

/** What became of an answer: it counts, came too late, finds no room, or never arrived. */
export type Answered = 'taken' | 'late' | 'full' | 'failed'

async function answerBy(send: () => Promise<GuestView>) {
  try {
    return { visit: { kind: 'open', view: await send() }, answered: 'taken' } as const
  } catch (error) {
    if (!(error instanceof RestError)) return { visit: undefined, answered: 'failed' } as const
    if (error.code === 'LIMIT_REACHED') return { visit: undefined, answered: 'full' } as const
    // Somebody was faster, the time has begun, or the link has ended: what counts now is shown.
    const isLate = ['CONFLICT', 'BAD_INPUT', 'LINK_INVALID'].includes(error.code ?? '')
    return isLate
      ? ({ visit: await visitBy(''), answered: 'late' } as const)
      : ({ visit: undefined, answered: 'failed' } as const)
  }
}

async function visitBy(token: string, pin?: string): Promise<Visit> {
  try {
    if (token === '') return { kind: 'open', view: await lookAsGuest() }
    if (!guestEntry.safeParse({ token }).success) return { kind: 'ended' }
    const view = await enterAsGuest(token, pin)
    return view === undefined ? { kind: 'pin', isWrong: false } : { kind: 'open', view }
  } catch (error) {
    if (!(error instanceof RestError)) return { kind: 'failed' }
    if (error.field === 'pin') return { kind: 'pin', isWrong: true }
    return { kind: error.code === 'LINK_INVALID' ? 'ended' : 'failed' }
  }
}
