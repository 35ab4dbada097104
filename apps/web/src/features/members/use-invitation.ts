import { invitationToken } from '@hauswart/domain/access/invitation.input'
import { useEffect, useState } from 'react'
import { RestError } from '#device/net/rest.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { lookAtInvitation, type OpenInvitation } from './invitation-calls.ts'

type Look =
  | { readonly kind: 'loading' | 'missing' | 'ended' | 'failed' }
  | { readonly kind: 'open'; readonly invitation: OpenInvitation }

/**
 * The secret of the link and what it opens. It stands behind the sign that no server sees, and leaves the address at
 * once: histories and screens are read by others. The tab keeps it until the invitation is answered, for whoever
 * reloads or fetches a forgotten password first.
 */
export function useInvitation() {
  const [token] = useState(() => location.hash.slice(1) || readToken())
  const [look, setLook] = useState<Look>({ kind: 'loading' })
  useEffect(() => {
    keepToken(token)
    history.replaceState(history.state, '', location.pathname)
    void lookBy(token).then(setLook)
  }, [token])
  const again = () => {
    setLook({ kind: 'loading' })
    void lookBy(token).then(setLook)
  }
  return { token, look, again }
}

async function lookBy(token: string): Promise<Look> {
  if (token === '') return { kind: 'missing' }
  if (!invitationToken.safeParse({ token }).success) return { kind: 'ended' }
  try {
    return { kind: 'open', invitation: await lookAtInvitation(token) }
  } catch (error) {
    return { kind: error instanceof RestError && error.code === 'LINK_INVALID' ? 'ended' : 'failed' }
  }
}

function readToken(): string {
  try {
    return sessionStorage.getItem(storageKeys.invitation) ?? ''
  } catch {
    return ''
  }
}

function keepToken(token: string): void {
  try {
    if (token !== '') sessionStorage.setItem(storageKeys.invitation, token)
  } catch {
    // Without storage the link in the letter has to be opened again after a reload.
  }
}

/** It has been answered: the secret opens nothing any more. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(storageKeys.invitation)
  } catch {
    // Then it was never kept.
  }
}
