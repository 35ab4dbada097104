import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  carriedAddress,
  carryAddress,
  dropCarriedAddress,
  readAddressParameter,
} from '#house/carried-address.ts'
import { isAt } from '#device/routing/entry.ts'
import { recordingPath } from '#device/routing/return-target.ts'
import { session } from '#device/session/session.ts'
import { makeDraftKeeper } from './draft-keeper.ts'
import { makeDraftServer } from './draft-server.ts'

/** The house being recorded by this person, from wherever it was last kept; it begins with an address that came along. */
export function useRecording(userId: string) {
  const [search] = useSearchParams()
  const [carried] = useState(() => readAddressParameter(search.toString()) || carriedAddress())
  const [keeper] = useState(() =>
    makeDraftKeeper(userId, makeDraftServer(), () => session.state().user?.id === userId),
  )
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  useEffect(() => {
    void keeper.open(carried)
    const hide = () => {
      if (document.visibilityState === 'hidden') keeper.leave()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      void keeper.close()
    }
  }, [keeper, carried])

  const navigate = useNavigate()
  const { key } = useLocation()
  const { isOffered } = state
  const hasArrived = state.isOpen && state.carried === ''
  useEffect(() => {
    if (!hasArrived) return
    // Until something is made of it, it stays on the device: whoever leaves or reloads finds it again.
    if (isOffered) carryAddress(search.toString())
    else dropCarriedAddress()
    // Or a reload would ask once more.
    if (search.size > 0 && isAt(key)) void navigate(recordingPath(), { replace: true })
  }, [hasArrived, isOffered, search, navigate, key])
  return { keeper, ...state }
}
