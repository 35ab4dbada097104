import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Facts } from './facts.ts'

export type LetterFindings = {
  readonly sent: number
  /** Marked as sent or gone from the queue, and never received. */
  readonly lost: number
  /** Neither sent nor in the queue. */
  readonly forgotten: number
  readonly stillQueued: number
  /** Received again, recognisable by the same Message-ID. */
  readonly duplicates: number
  /** Received without being ours. */
  readonly foreign: number
}

export function checkLetters(facts: Facts, received: readonly string[]): LetterFindings {
  const ours = new Set(facts.letters.map(({ messageId }) => messageId))
  const arrived = new Set(received)
  return {
    sent: arrived.size,
    lost: facts.letters.filter(({ isSent, messageId }) => isSent && !arrived.has(messageId)).length,
    forgotten: facts.letters.filter(({ isSent, isQueued }) => !isSent && !isQueued).length,
    stillQueued: facts.letters.filter(({ isSent, isQueued }) => !isSent && isQueued).length,
    duplicates: received.length - arrived.size,
    foreign: [...arrived].filter((messageId) => !ours.has(messageId)).length,
  }
}

/** Waits until the worker has nothing left to do; gives back how long that took. */
export async function drain(admin: Pool, limitMs: number): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < limitMs) {
    const { rows } = await admin.query<{ waiting: number }>(
      `select count(*)::int as waiting from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send_mail'`,
    )
    if (rows[0]?.waiting === 0) break
    await sleep(100)
  }
  return performance.now() - began
}
