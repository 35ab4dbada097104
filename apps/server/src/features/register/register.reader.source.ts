import { Worker } from 'node:worker_threads'
import type { Dump, Piece } from './register.dump.source.ts'
import type { Told } from './register.dump.thread.ts'
import type { LoadedTable } from './register.table.ts'

type Facts = Pick<Dump, 'cantons' | 'asOf' | 'codes' | 'lastRows'>

/** A dump that is read in a thread of its own. */
export type DumpReader = Facts & {
  /** The rows of a table after the given one, piece by piece; a few are made ahead. One table at a time. */
  readonly read: (table: LoadedTable, after: number) => AsyncGenerator<Piece, void>
  readonly close: () => void
}

/** Threads that read dumps, as many as are needed at once; each takes one dump after the other. */
export type Readers = {
  readonly open: (path: string) => Promise<DumpReader>
  readonly close: () => Promise<void>
}

const ahead = 4

export function makeReaders(): Readers {
  const all: Thread[] = []
  const idle: Thread[] = []
  return {
    open: async (path) => {
      const thread = idle.pop() ?? startThread()
      if (!all.includes(thread)) all.push(thread)
      const { facts, refusal } = await thread.ask<{ facts?: Facts; refusal?: string }>({ act: 'open', path })
      if (facts === undefined) {
        idle.push(thread)
        throw new Error(refusal)
      }
      return {
        ...facts,
        read: (table, after) => readTable(thread, table, after),
        close: () => {
          thread.tell({ act: 'close' })
          idle.push(thread)
        },
      }
    },
    close: async () => void (await Promise.all(all.map((thread) => thread.end()))),
  }
}

async function* readTable(thread: Thread, table: LoadedTable, after: number): AsyncGenerator<Piece, void> {
  const ask = () => thread.ask<Piece | undefined>({ act: 'next' })
  thread.tell({ act: 'begin', table, after })
  const pieces = Array.from({ length: ahead }, ask)
  try {
    for (let piece = await pieces.shift(); piece !== undefined; piece = await pieces.shift()) {
      pieces.push(ask())
      yield piece
    }
  } finally {
    // What was asked for ahead must have been heard before the thread is asked for something else.
    await Promise.all(pieces)
  }
}

type Thread = ReturnType<typeof startThread>

function startThread() {
  const worker = new Worker(new URL('./register.dump.thread.ts', import.meta.url))
  const waiting: { resolve: (message: unknown) => void; reject: (error: unknown) => void }[] = []
  let fault: Error | undefined
  worker.on('message', (message: unknown) => waiting.shift()?.resolve(message))
  worker.on('error', (error) => {
    fault = error
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  const tell = (told: Told) => worker.postMessage(told, [])
  return {
    tell,
    ask: <T>(told: Told): Promise<T> => {
      const answer = new Promise<unknown>((resolve, reject) => {
        if (fault === undefined) waiting.push({ resolve, reject })
        else reject(fault)
      })
      // Pieces asked for ahead may fail before somebody waits for them.
      answer.catch(() => undefined)
      tell(told)
      return answer as Promise<T>
    },
    end: () => worker.terminate(),
  }
}
