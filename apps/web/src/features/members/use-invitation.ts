import { invitationToken } from '@hauswart/domain/access/invitation.input'
import { useEffect, useState } from 'react'
import { RestError } from '#lib/rest.ts'
import { lookAtInvitation, type OpenInvitation } from './invitation-calls.ts'

type Look =
  | { readonly kind: 'loading' | 'ended' | 'failed' }
  | { readonly kind: 'open'; readonly invitation: OpenInvitation }

/**
 * The secret of the link and what it opens. It stands behind the sign that no server sees, and leaves the address at
 * once: histories and screens are read by others.
 */
export function useInvitation(path: string) {
  const [token] = useState(() => location.hash.slice(1))
  const [look, setLook] = useState<Look>({ kind: 'loading' })
  useEffect(() => {
    history.replaceState(history.state, '', path)
    void lookBy(token).then(setLook)
  }, [path, token])
  const again = () => {
    setLook({ kind: 'loading' })
    void lookBy(token).then(setLook)
  }
  return { token, look, again }
}

async function lookBy(token: string): Promise<Look> {
  if (!invitationToken.safeParse({ token }).success) return { kind: 'ended' }
  try {
    return { kind: 'open', invitation: await lookAtInvitation(token) }
  } catch (error) {
    return { kind: error instanceof RestError && error.code === 'LINK_INVALID' ? 'ended' : 'failed' }
  }
}
