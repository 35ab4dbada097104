import { afterEach, beforeEach, vi } from 'vitest'
import { Unreachable } from '#device/net/unreachable.ts'
import type { StoredDraft } from './draft-choice.ts'
import { DraftConflict, makeDraftKeeper, type DraftServer } from './draft-keeper.ts'

/** For the tests of the keeper; no program of ours reads it. */
let kept = new Map<string, string>()
export const who = { isAnna: true }

/** What the server does with drafts, in memory: one a person, over the version that was read. */
export function makeServer() {
  const box: { stored: StoredDraft | undefined; isAway: boolean; saves: number } = {
    stored: undefined,
    isAway: false,
    saves: 0,
  }
  const reach = () => {
    if (box.isAway) throw new Unreachable('no connection')
  }
  const server: DraftServer = {
    read: async () => {
      reach()
      return box.stored
    },
    save: async (draft, version) => {
      reach()
      const { stored } = box
      if ((stored?.version ?? 0) !== version || (stored !== undefined && stored.draft.id !== draft.id))
        throw new DraftConflict(stored)
      box.saves += 1
      box.stored = { draft, version: version + 1 }
      return version + 1
    },
    discard: async (id) => {
      reach()
      if (box.stored?.draft.id === id) box.stored = undefined
    },
  }
  return { box, server }
}

/** A browser of its own in which the wizard is opened. */
export async function device(server: DraftServer, storage = new Map<string, string>(), carried = '') {
  const use = () => {
    kept = storage
  }
  use()
  const line = { isCut: false }
  const keeper = makeDraftKeeper(
    'anna',
    {
      ...server,
      save: async (draft, version) => {
        if (line.isCut) throw new Unreachable('no connection')
        return server.save(draft, version)
      },
    },
    () => who.isAnna,
  )
  const opening = keeper.open(carried)
  await vi.advanceTimersByTimeAsync(3_000)
  await opening
  return { keeper, storage, use, line }
}

export function forgetDevice(): void {
  kept = new Map()
}

/** Time stands still, and what is kept is kept in memory. */
export function standStill(): void {
  beforeEach(() => {
    who.isAnna = true
    vi.useFakeTimers({ now: Date.parse('2026-11-14T12:00:00Z') })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
