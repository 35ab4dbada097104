import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from './journal.ts'
import { naively, nextOperation, nextRegistration, type Operation, type PersonState } from './operations.ts'
import { attempt, type Answer } from './request.ts'
import { learn } from './state.ts'

export type Counts = {
  acked: number
  refused: number
  retries: number
  /** Answers of one key that contradict each other. */
  mismatches: string[]
  /** Refusals that no other client can explain. */
  surprises: string[]
  codes: Map<string, number>
}

export const noCounts = (): Counts => ({
  acked: 0,
  refused: 0,
  retries: 0,
  mismatches: [],
  surprises: [],
  codes: new Map(),
})

export type ClientDeps = {
  readonly urls: readonly string[]
  readonly journal: Journal
  readonly counts: Counts
  /** The planted fault: who retries says it under a new key. */
  readonly isNaive: boolean
  token(user: string): string
  isStopped(): boolean
  /** Told of every acknowledged write: which server, and when the answered attempt left. */
  onAck(server: number, sentAt: number): void
}

const patienceMs = 30_000
const giveUpAfterMs = 240_000
const shareLost = { careful: 0.04, naive: 0.2 }
const shareTripled = 0.15

/** One person who writes one thing after the other, and asks again until each is answered. */
export async function runClient(person: PersonState, deps: ClientDeps): Promise<void> {
  while (!deps.isStopped()) {
    const operation = nextOperation(person)
    const { answer, done } = await settle(operation, deps)
    if (answer.event === 'refused') note(operation, answer, deps.counts)
    learn(person, done, answer)
  }
}

/** A stream of new accounts, each of which makes the worker send a letter. */
export async function runRegistrations(deps: ClientDeps): Promise<void> {
  while (!deps.isStopped()) {
    const operation = nextRegistration()
    const { answer } = await settle(operation, deps)
    if (answer.event === 'refused') note(operation, answer, deps.counts)
    await sleep(40)
  }
}

/** Journals, sends, and asks again under the same key until somebody answers. */
export async function settle(
  wish: Operation,
  deps: ClientDeps,
): Promise<{ answer: Answer; done: Operation }> {
  const { journal, counts } = deps
  const began = performance.now()
  let operation = wish
  await journal.write({ event: 'invoke', at: Date.now(), intent: wish.key, ...operation })
  for (let attempts = 1; ; attempts += 1) {
    const server = randomInt(deps.urls.length)
    const sentAt = Date.now()
    const { answer, by } = await send(operation, server, deps, attempts)
    const isLate = performance.now() - began > giveUpAfterMs
    if (answer.event !== 'unknown' || isLate) {
      const version = answer.event === 'ok' ? answer.version : undefined
      const code = answer.event === 'ok' ? undefined : answer.code
      await journal.write({ event: answer.event, key: operation.key, sentAt, attempts, version, code })
      if (answer.event === 'ok') {
        counts.acked += 1
        deps.onAck(by, sentAt)
      } else if (answer.event === 'refused') counts.refused += 1
      return { answer, done: operation }
    }
    counts.retries += 1
    counts.codes.set(answer.code, (counts.codes.get(answer.code) ?? 0) + 1)
    await sleep(randomInt(20, 120))
    if (deps.isNaive) {
      operation = naively(operation)
      await journal.write({ event: 'invoke', at: Date.now(), intent: wish.key, ...operation })
    }
  }
}

type Answered = { readonly answer: Answer; readonly by: number }

async function send(
  operation: Operation,
  server: number,
  deps: ClientDeps,
  attempts: number,
): Promise<Answered> {
  const one = async (by: number, signal = AbortSignal.timeout(patienceMs)): Promise<Answered> => {
    const how = { url: deps.urls[by] ?? '', token: deps.token(operation.user), signal }
    return { answer: await attempt(operation, how), by }
  }
  const chance = attempts === 1 ? Math.random() : 1
  const lost = deps.isNaive ? shareLost.naive : shareLost.careful
  // The connection breaks before the answer arrives: a tunnel, a closed lid.
  if (chance < lost) return one(server, AbortSignal.timeout(randomInt(1, 40)))
  if (deps.isNaive || operation.kind === 'register' || chance > lost + shareTripled) return one(server)
  const other = (server + 1) % deps.urls.length
  const answers = await Promise.all([one(server), one(other), one(server)])
  return agreed(operation, answers, deps.counts)
}

/** Three answers to the same words must be the same, apart from those that are none. */
function agreed(operation: Operation, answers: readonly Answered[], counts: Counts): Answered {
  const final = answers.filter(({ answer }) => answer.event !== 'unknown')
  const said = new Set(final.map(({ answer }) => (answer.event === 'ok' ? answer.body : answer.event)))
  const words = answers.map(({ answer }) => (answer.event === 'ok' ? answer.body : answer.code))
  if (said.size > 1) counts.mismatches.push(`${operation.kind}: ${words.join(' / ')}`)
  return final[0] ?? { answer: { event: 'unknown', code: 'THREE_UNKNOWN' }, by: -1 }
}

// Two neighbours change the same component; everything else only its owner touches.
function note(operation: Operation, answer: Answer & { event: 'refused' }, counts: Counts): void {
  const isShared = operation.kind.endsWith('Component') && operation.kind !== 'addComponent'
  if (!isShared || answer.code !== 'CONFLICT') counts.surprises.push(`${operation.kind}: ${answer.code}`)
}
