import { open, type FileHandle } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import type { Operation } from './operations.ts'

/** What a client wrote down: before it sent anything, and when it knew the outcome. */
export type Invoke = { readonly event: 'invoke'; readonly at: number; readonly intent: string } & Operation
export type Outcome = {
  readonly event: 'ok' | 'refused' | 'unknown'
  readonly key: string
  /** When the attempt that was answered left, in ms since 1970. */
  readonly sentAt: number
  readonly attempts: number
  readonly version?: number | undefined
  readonly code?: string | undefined
}

export type Journal = {
  /** Resolves when the line is on disk: a client may only send what it could prove to have sent. */
  write(entry: Invoke | Outcome): Promise<void>
  close(): Promise<void>
}

export async function openJournal(file: string): Promise<Journal> {
  const handle = await open(file, 'a')
  let waiting: { line: string; done: () => void; fail: (error: Error) => void }[] = []
  let isBusy = false

  async function flush(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await append(handle, batch.map(({ line }) => line).join(''))
        for (const entry of batch) entry.done()
      } catch (error) {
        for (const entry of batch) entry.fail(error as Error)
      }
    }
    isBusy = false
  }

  return {
    write: (entry) =>
      new Promise((done, fail) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, done, fail })
        if (!isBusy) void flush()
      }),
    close: () => handle.close(),
  }
}

// Clients that write at the same time share one fsync.
async function append(handle: FileHandle, text: string): Promise<void> {
  await handle.appendFile(text)
  await handle.datasync()
}

/** One thing a client wanted, with every key it tried it under. */
export type Intent = { readonly attempts: readonly Invoke[]; readonly outcome: Outcome | undefined }

export function readJournal(file: string): Intent[] {
  const invokes = new Map<string, Invoke[]>()
  const outcomes = new Map<string, Outcome>()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const entry = JSON.parse(line) as Invoke | Outcome
    if (entry.event === 'invoke') invokes.set(entry.intent, [...(invokes.get(entry.intent) ?? []), entry])
    else outcomes.set(entry.key, entry)
  }
  return [...invokes.values()].map((attempts) => ({
    attempts,
    outcome: outcomes.get(attempts.at(-1)?.key ?? ''),
  }))
}
