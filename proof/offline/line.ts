import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../load/free-port.ts'

/**
 * `open` passes everything · `cut` refuses and hangs up · `silent` takes everything and answers nothing ·
 * `lose-answers` lets writes through and hangs up before their answer · `lose-first-answers` does so once for each write ·
 * `lose-writes` hangs up before they arrive.
 */
export type LineMode = 'open' | 'cut' | 'silent' | 'lose-answers' | 'lose-first-answers' | 'lose-writes'

/** The line between browser and server, with the faults of a cellar. */
export type Line = {
  readonly url: string
  readonly port: number
  /** Where the server listens; it may be started anew on another port. */
  connectTo(port: number): void
  set(mode: LineMode): void
  /** Answers to writes that were lost so far. */
  lost(): number
  close(): void
}

export async function openLine(): Promise<Line> {
  const port = await freePort()
  const open = new Set<Socket>()
  let mode: LineMode = 'open'
  let target = 0
  let lost = 0
  /** The writes whose answer was lost. */
  const unheard = new Set<string>()
  const losesAnswerTo = (key: string): boolean =>
    mode === 'lose-answers' || (mode === 'lose-first-answers' && !unheard.has(key))

  const server = createServer((outside) => {
    if (mode === 'cut') {
      outside.destroy()
      return
    }
    const inside = connect(target, '127.0.0.1')
    let writing: string | undefined
    const hangUp = () => {
      outside.destroy()
      inside.destroy()
      open.delete(outside)
    }
    open.add(outside)
    for (const end of [outside, inside]) end.on('error', hangUp).on('close', hangUp)
    outside.on('data', (bytes: Buffer) => {
      if (mode === 'silent') return
      if (bytes.includes('mutation ')) {
        if (mode === 'lose-writes') {
          hangUp()
          return
        }
        writing = /"idempotencyKey":"([^"]+)/.exec(bytes.toString())?.[1] ?? ''
      }
      inside.write(bytes)
    })
    inside.on('data', (bytes: Buffer) => {
      if (mode === 'silent') return
      if (writing !== undefined && losesAnswerTo(writing)) {
        unheard.add(writing)
        lost += 1
        hangUp()
        return
      }
      writing = undefined
      outside.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    url: `http://localhost:${port}`,
    port,
    connectTo: (next) => void (target = next),
    set: (next) => {
      // Whatever hangs in a silence was lost in it.
      const isOver = next === 'cut' || mode === 'silent'
      mode = next
      if (isOver) for (const socket of open) socket.destroy()
    },
    lost: () => lost,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
