/** One figure beside its target. A proof that only prints is no proof: `ok` decides the exit code. */
export type Figure = {
  readonly what: string
  readonly measured: string
  readonly target: string
  readonly ok: boolean
  /** Hangs on how busy the machine is: the short form shows it, the long form judges it. */
  readonly isSpeed?: boolean
}

export type ProofOptions = {
  /** At most a minute, part of CI: judges counted work, never the clock. The long form runs by hand. */
  readonly short: boolean
  readonly say: (line: string) => void
}

export type Proof = {
  readonly about: string
  readonly run: (options: ProofOptions) => Promise<readonly Figure[]>
}

export const figure = (what: string, measured: string | number, target: string, ok: boolean): Figure => ({
  what,
  measured: String(measured),
  target,
  ok,
})

/** A speed: whatever else runs on the machine makes it worse, never better. */
export const speed = (measured: Figure): Figure => ({ ...measured, isSpeed: true })

/** A number that must be zero. */
export const none = (what: string, measured: number): Figure => figure(what, measured, '0', measured === 0)

/** A planted fault that the same proof must catch; a proof that misses it proves nothing. */
export const caught = (fault: string, hits: number): Figure =>
  figure(`control: ${fault}`, `${hits} caught`, 'at least 1', hits > 0)

export const atLeast = (what: string, measured: number, target: number, digits = 0): Figure =>
  figure(what, measured.toFixed(digits), `at least ${target}`, measured >= target)

export const atMost = (what: string, measured: number, target: number, digits = 0): Figure =>
  figure(what, measured.toFixed(digits), `at most ${target}`, measured <= target)
