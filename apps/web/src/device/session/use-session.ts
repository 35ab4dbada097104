import { useSyncExternalStore } from 'react'
import { guest, session, type AuthState } from './session.ts'

/** Pages written at build time are written for a guest. */
export const useSession = (): AuthState => useSyncExternalStore(session.subscribe, session.state, () => guest)
