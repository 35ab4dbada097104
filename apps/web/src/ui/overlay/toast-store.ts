export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'good' | 'due'
  readonly undo?: (() => void) | undefined
}

type NewToast = {
  readonly text: string
  readonly tone?: Toast['tone'] | undefined
  /** Offers «Rückgängig» for ten seconds. */
  readonly undo?: (() => void) | undefined
}

/** Seconds enough to read and to reach the button; pausing is the business of the screen. */
export const toastMs = (entry: Toast): number => (entry.undo === undefined ? 6_000 : 10_000)
const most = 3

let last = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

/** Says something at the edge of the screen. Answers with the way to take it back early. */
export function toast({ text, tone = 'plain', undo }: NewToast): () => void {
  last += 1
  const id = last
  // The same words twice say no more than once; what can be taken back stays.
  const others = toasts.filter((entry) => entry.text !== text || entry.undo !== undefined)
  change([...others, { id, text, tone, undo }].slice(-most))
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  change(toasts.filter((entry) => entry.id !== id))
}

export const toastStore = {
  get: (): readonly Toast[] => toasts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
