import type { Answers } from '#features/recording/answers.ts'
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
  /** An address that came along, of which nobody has made anything yet: two tabs may both show it. */
  readonly isOffered: boolean
  /** Just continued from an earlier visit; one step further nobody needs to be told. */
  readonly isResumed: boolean
  readonly clash: 'here' | 'elsewhere' | undefined
  /** An address that came along while another house was begun: which of the two is meant is asked. */
  readonly carried: string
  /** Another house on the server, begun elsewhere: which of the two is meant is asked, and until then nothing is sent. */
  readonly rival: StoredDraft | undefined
}

export type DraftKeeper = ReturnType<typeof makeDraftKeeper>

const patienceMs = 2_500
const pauseMs = 2_000
const againMs = 15_000

/** Keeps a draft on the device with every stroke and on the server a moment later; of two copies the newer goes on. */
export function makeDraftKeeper(
  userId: string,
  server: DraftServer,
  /** Whether this person is still the one signed in: a draft must never arrive in the account of the next one. */
  isMine: () => boolean,
) {
  const listeners = new Set<() => void>()
  let version = 0
  let state: KeeperState = {
    isOpen: false,
    draft: newDraft(),
    revision: 0,
    place: 'nowhere',
    isOffered: false,
    isResumed: false,
    clash: undefined,
    carried: '',
    rival: undefined,
  }
  /** Thrown away here; each until the server has confirmed it. */
  const discards = new Set<string>()
  let isOver = false
  let visits = 0
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  function set(next: Partial<KeeperState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const keep = (isSaved: boolean): boolean => {
    const unheard = discards.size > 0 && { discards: [...discards] }
    const draft = state.isOffered ? newDraft() : state.draft
    return keepDraft(userId, { draft, version, isSaved, ...unheard })
  }

  /** Nothing is begun; what was thrown away must still hold should the page be closed now. */
  function keepDiscards(): void {
    if (discards.size > 0) keep(false)
    else forgetDraft(userId)
  }

  /** Goes on from a draft that was kept somewhere. */
  function adopt(kept: KeptDraft, clash: KeeperState['clash']): void {
    version = kept.version
    const { draft } = kept
    set({ draft, revision: state.revision + 1, place: 'server', isOffered: false, isResumed: true, clash })
    const isKept = keep(kept.isSaved)
    if (kept.isSaved) return
    set({ place: isKept ? 'device' : 'nowhere' })
    saveIn(0)
  }

  const mayGoOn = (): boolean => !isOver && !isLeft && isMine()

  async function open(carried = ''): Promise<void> {
    visits += 1
    isLeft = false
    const kept = readDraft(userId)
    for (const id of kept?.discards ?? []) discards.add(id)
    const here = kept !== undefined && isBegun(kept.draft) ? kept : undefined
    const asked = server.read().then(
      (stored) => ({ stored }),
      () => undefined,
    )
    const answer = await Promise.race([asked, wait(patienceMs)])
    // What was read may be of the person who signed in meanwhile.
    if (!isMine()) return
    if (answer !== undefined) settle(here, answer.stored)
    else {
      if (here !== undefined) adopt({ ...here, isSaved: false }, undefined)
      void asked.then((late) => settleLate(late?.stored))
    }
    if (discards.size > 0) saveIn(0)
    const isFree = !isBegun(state.draft)
    if (isFree && carried !== '') offer(carried)
    const isAsked = !isFree && state.draft.answers.search !== carried
    set({ isOpen: true, carried: isAsked ? carried : '' })
  }

  /** Shown, but not kept: in another tab the same address may become the house. */
  function offer(search: string): void {
    set({ draft: newDraft({ search }), revision: state.revision + 1, isOffered: true })
  }

  function settle(here: KeptDraft | undefined, found: StoredDraft | undefined): void {
    const stored = found !== undefined && discards.has(found.draft.id) ? undefined : found
    const { kept, clash, rival } = chooseDraft(here, stored)
    if (rival !== undefined) set({ rival })
    if (kept === undefined) keepDiscards()
    else adopt(kept, clash)
  }

  /** The answer nobody waited for. Where something was begun meanwhile its first save finds out. */
  function settleLate(stored: StoredDraft | undefined): void {
    if (stored === undefined || !mayGoOn() || isBegun(state.draft)) return
    settle(undefined, stored)
  }

  function write(next: Draft, more: Partial<KeeperState> = {}): void {
    if (isOver) return
    const draft = { ...next, changedAt: Date.now() }
    set({ draft, isOffered: false, ...more })
    if (!isBegun(draft)) return
    set({ place: keep(false) ? 'device' : 'nowhere' })
    saveIn(pauseMs)
  }

  function startAgain(answers: Partial<Answers> = {}): void {
    // Also what was never confirmed: a save on its way, or one whose answer was lost, may have arrived.
    const isBegunHere = isBegun(state.draft) && !state.isOffered
    if (version > 0 || running !== undefined || isBegunHere) discards.add(state.draft.id)
    version = 0
    clearTimeout(timer)
    set({ revision: state.revision + 1, isResumed: false, clash: undefined, place: 'nowhere' })
    write(newDraft(answers))
    if (!isBegun(state.draft)) keepDiscards()
    if (discards.size > 0) saveIn(0)
  }

  function saveIn(ms: number): void {
    clearTimeout(timer)
    if (mayGoOn()) timer = setTimeout(() => void save(), ms)
  }

  const save = (): Promise<void> =>
    (running ??= send().finally(() => {
      running = undefined
    }))

  async function send(): Promise<void> {
    clearTimeout(timer)
    if (!mayGoOn()) return
    await sendDiscards()
    if (!mayGoOn() || state.rival !== undefined) return
    const sent = state.draft
    // Another tab may be keeping its own here.
    if (state.isOffered && discards.size === 0) return
    if (state.isOffered || !isBegun(sent)) {
      keepDiscards()
      return discards.size > 0 ? saveIn(againMs) : undefined
    }
    try {
      const saved = await server.save(sent, version)
      if (isOver || !isMine()) return
      // Begun anew meanwhile: this one goes, the new one follows.
      if (state.draft.id !== sent.id) return saveIn(0)
      version = saved
      const isAll = state.draft === sent
      const isKept = keep(isAll)
      if (isAll) set({ place: 'server' })
      else {
        set({ place: isKept ? 'device' : 'nowhere' })
        saveIn(pauseMs)
      }
    } catch (error) {
      if (isOver || !isMine()) return
      if (state.draft.id !== sent.id) saveIn(0)
      else if (error instanceof DraftConflict) giveWay(error.current)
      else saveIn(againMs)
    }
  }

  async function sendDiscards(): Promise<void> {
    for (const id of discards) {
      const isGone = await server.discard(id).then(
        () => true,
        () => false,
      )
      if (isGone) discards.delete(id)
      if (!mayGoOn()) return
    }
  }

  function giveWay(current: StoredDraft | undefined): void {
    if (current !== undefined && discards.has(current.draft.id)) return saveIn(againMs)
    const { kept, clash, rival } = chooseDraft({ draft: state.draft, version, isSaved: false }, current)
    version = kept?.version ?? 0
    if (rival !== undefined) return set({ rival })
    if (kept?.isSaved === true && clash !== undefined) return adopt(kept, clash)
    // The server has exactly this: only its answer was lost.
    if (kept?.isSaved === true) {
      keep(true)
      return set({ place: 'server' })
    }
    keep(false)
    set({ clash })
    saveIn(pauseMs)
  }

  /** The answer to which of two begun houses is meant. */
  function settleRival(rival: StoredDraft, isOwn: boolean): void {
    set({ rival: undefined })
    if (!isOwn) return adopt({ ...rival, isSaved: true }, undefined)
    discards.add(rival.draft.id)
    version = 0
    saveIn(0)
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
    decide: (isFresh: boolean): void => {
      const { carried, rival } = state
      if (rival !== undefined) return settleRival(rival, isFresh)
      set({ carried: '' })
      if (isFresh) startAgain({ search: carried })
    },
    /** What is still on its way arrives, and nothing more is sent. */
    calm: async (): Promise<void> => {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
    /** It was not recorded after all: what is not on the server yet goes out again. */
    resume: (): void => {
      if (state.place !== 'server' || discards.size > 0) saveIn(pauseMs)
    },
    /** It is recorded; nothing of it may come back. */
    end: (): void => {
      isOver = true
      clearTimeout(timer)
      forgetDraft(userId)
    },
    /** The page is hidden: what was typed goes out now. */
    leave: (): void => {
      if (!isOver && state.place !== 'server') void save()
    },
    /** The page is left: what was typed goes out once more, and nothing after that. */
    close: async (): Promise<void> => {
      const visit = visits
      await running
      if (visit === visits && (state.place !== 'server' || discards.size > 0)) await save()
      // Opened again meanwhile it goes on.
      if (visit !== visits) return
      isLeft = true
      clearTimeout(timer)
    },
  }
}

const wait = (ms: number) => new Promise<undefined>((resolve) => void setTimeout(resolve, ms))
