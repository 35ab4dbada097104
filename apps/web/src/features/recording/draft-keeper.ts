import type { Answers } from './answers.ts'
import { chooseDraft, type StoredDraft } from './draft-choice.ts'
import { forgetDraft } from './draft-shelf.ts'
import { isBegun, keepDraft, newDraft, readDraft, type Draft, type KeptDraft, type Step } from './draft.ts'

/** The copy of the draft on the server. */
export type DraftServer = {
  readonly read: () => Promise<StoredDraft | undefined>
  /** The new version; throws `DraftConflict` when somebody else saved meanwhile. */
  readonly save: (draft: Draft, version: number) => Promise<number>
  readonly discard: (id: string) => Promise<void>
}

/** Another device was faster, or threw the draft away. */
export class DraftConflict extends Error {
  override readonly name = 'DraftConflict'
  readonly current: StoredDraft | undefined
  constructor(current: StoredDraft | undefined) {
    super('the draft on the server is another one')
    this.current = current
  }
}

export type KeeperState = {
  readonly isOpen: boolean
  readonly draft: Draft
  /** Grows when the answers were replaced from outside: what is on the screen must begin anew. */
  readonly revision: number
  readonly place: 'nowhere' | 'device' | 'server'
  /** Just continued from an earlier visit; one step further nobody needs to be told. */
  readonly isResumed: boolean
  readonly clash: 'here' | 'elsewhere' | undefined
  /** An address that came along while another house was begun: which of the two is meant is asked. */
  readonly carried: string
}

export type DraftKeeper = ReturnType<typeof makeDraftKeeper>

const patienceMs = 2_500
const pauseMs = 2_000
const againMs = 15_000

/** Keeps a draft on the device with every stroke and on the server a moment later; of two copies the newer goes on. */
export function makeDraftKeeper(userId: string, server: DraftServer) {
  const listeners = new Set<() => void>()
  let version = 0
  let state: KeeperState = {
    isOpen: false,
    draft: newDraft(),
    revision: 0,
    place: 'nowhere',
    isResumed: false,
    clash: undefined,
    carried: '',
  }
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  function set(next: Partial<KeeperState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const keep = (isSaved: boolean): boolean => keepDraft(userId, { draft: state.draft, version, isSaved })

  /** Goes on from a draft that was kept somewhere. */
  function adopt(kept: KeptDraft, clash: KeeperState['clash']): void {
    version = kept.version
    set({ draft: kept.draft, revision: state.revision + 1, place: 'server', isResumed: true, clash })
    const isKept = keep(kept.isSaved)
    if (kept.isSaved) return
    set({ place: isKept ? 'device' : 'nowhere' })
    saveIn(0)
  }

  async function open(carried = ''): Promise<void> {
    const here = readDraft(userId)
    const asked = server.read().then(
      (stored) => ({ stored }),
      () => undefined,
    )
    const answer = await Promise.race([asked, wait(patienceMs)])
    if (answer !== undefined) settle(here, answer.stored)
    else if (here !== undefined) adopt({ ...here, isSaved: false }, undefined)
    const isFree = !isBegun(state.draft)
    if (isFree && carried !== '') startAgain({ search: carried })
    const isAsked = !isFree && state.draft.answers.search !== carried
    set({ isOpen: true, carried: isAsked ? carried : '' })
  }

  function settle(here: KeptDraft | undefined, stored: StoredDraft | undefined): void {
    const { kept, clash } = chooseDraft(here, stored)
    if (kept === undefined) forgetDraft(userId)
    else adopt(kept, clash)
  }

  function write(next: Draft, more: Partial<KeeperState> = {}): void {
    if (isOver) return
    const draft = { ...next, changedAt: Date.now() }
    set({ draft, ...more })
    if (!isBegun(draft)) return
    set({ place: keep(false) ? 'device' : 'nowhere' })
    saveIn(pauseMs)
  }

  function startAgain(answers: Partial<Answers> = {}): void {
    if (version > 0) void server.discard(state.draft.id).catch(() => undefined)
    version = 0
    clearTimeout(timer)
    forgetDraft(userId)
    set({ revision: state.revision + 1, isResumed: false, clash: undefined, place: 'nowhere' })
    write(newDraft(answers))
  }

  function saveIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  const save = (): Promise<void> =>
    (running ??= send().finally(() => {
      running = undefined
    }))

  async function send(): Promise<void> {
    clearTimeout(timer)
    const sent = state.draft
    if (isOver || !isBegun(sent)) return
    try {
      version = await server.save(sent, version)
      if (isOver) return
      if (state.draft === sent) {
        keep(true)
        set({ place: 'server' })
      } else saveIn(pauseMs)
    } catch (error) {
      if (isOver) return
      if (error instanceof DraftConflict) await giveWay(error.current)
      else saveIn(againMs)
    }
  }

  async function giveWay(current: StoredDraft | undefined): Promise<void> {
    const mine: KeptDraft = { draft: state.draft, version, isSaved: false }
    const { clash } = chooseDraft(mine, current)
    if (current !== undefined && clash === 'elsewhere')
      return adopt({ ...current, isSaved: true }, 'elsewhere')
    const isOther = current !== undefined && current.draft.id !== state.draft.id
    if (isOther) await server.discard(current.draft.id).catch(() => undefined)
    version = current === undefined || isOther ? 0 : current.version
    set({ clash: current === undefined ? undefined : 'here' })
    saveIn(pauseMs)
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open,
    change: (answers: Partial<Answers>): void => {
      const isNew = Object.entries(answers).some(
        ([name, answer]) => !Object.is(state.draft.answers[name as keyof Answers], answer),
      )
      if (isNew) write({ ...state.draft, answers: { ...state.draft.answers, ...answers } })
    },
    /** Answers together with where they come from. */
    tell: (told: Pick<Draft, 'answers' | 'proposals'>): void => write({ ...state.draft, ...told }),
    goTo: (step: Step): void => write({ ...state.draft, step }, { isResumed: false, clash: undefined }),
    startAgain,
    /** The answer to which house is meant. */
    decide: (isCarried: boolean): void => {
      const { carried } = state
      set({ carried: '' })
      if (isCarried) startAgain({ search: carried })
    },
    /** What is still on its way arrives, and nothing more is sent. */
    calm: async (): Promise<void> => {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
    /** It is recorded; nothing of it may come back. */
    end: (): void => {
      isOver = true
      clearTimeout(timer)
      forgetDraft(userId)
    },
    /** The page is left: what was typed goes out now. */
    leave: (): void => {
      if (!isOver && state.place === 'device') void save()
      else clearTimeout(timer)
    },
  }
}

const wait = (ms: number) => new Promise<undefined>((resolve) => void setTimeout(resolve, ms))
