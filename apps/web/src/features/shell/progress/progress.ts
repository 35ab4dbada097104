import { chunkTimeoutMs, progressBar } from '#device/limits.ts'

/** `waiting` shows nothing yet, `finishing` fills up and fades. */
export type Phase = 'idle' | 'waiting' | 'running' | 'finishing'
export type Event = 'started' | 'throttled' | 'arrived' | 'faded'

const after: Readonly<Record<Event, (phase: Phase) => Phase>> = {
  started: (phase) => (phase === 'running' ? 'running' : 'waiting'),
  throttled: (phase) => (phase === 'waiting' ? 'running' : phase),
  arrived: (phase) => (phase === 'running' ? 'finishing' : 'idle'),
  faded: (phase) => (phase === 'finishing' ? 'idle' : phase),
}

/** How the bar goes on; what does not fit the phase changes nothing. */
export const nextPhase = (phase: Phase, event: Event): Phase => after[event](phase)

const fadeMs = 250

/** What happens by itself in a phase, and when. */
export const nextByItself: Readonly<
  Record<Phase, { readonly event: Event; readonly afterMs: number } | null>
> = {
  idle: null,
  waiting: { event: 'throttled', afterMs: progressBar.throttleMs },
  running: null,
  finishing: { event: 'faded', afterMs: fadeMs },
}

/** The bar fills over the specified time and then stands nearly full until the page is there. */
export const fillMs = progressBar.durationMs
/** Code of a page that takes longer is given up. */
export const giveUpMs = chunkTimeoutMs
