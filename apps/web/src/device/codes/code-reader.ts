// oxlint-disable-next-line import/default -- the build makes an address of it
import workerFile from './code.worker.ts?worker&url'
import { trusted } from '#device/trusted-script.ts'
import type { Asked, Told } from './code.worker.ts'
import type { Effort } from '@hauswart/domain/qr-bills/find-code'

export type CodeReader = {
  /** The text of the bill in a picture, if there is one. */
  readonly read: (image: ImageData, effort: Effort) => Promise<string | undefined>
  readonly close: () => void
}

/** What looks is not on this device and cannot be fetched. */
export class NoReader extends Error {}

/** A worker that looks for the code of a bill; whoever opens one closes it. */
export function openCodeReader(): CodeReader {
  const worker = new Worker(trusted(workerFile), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<string | undefined>>()
  const fail = (reason: Error): void => {
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  let last = 0
  worker.addEventListener('message', ({ data: { id, text, fault } }: MessageEvent<Told>) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (fault === undefined) asked?.resolve(text)
    else asked?.reject(fault === 'wasm' ? new NoReader() : new Error(fault))
  })
  worker.addEventListener('error', () => fail(new NoReader()))
  return {
    read: ({ width, height, data }, effort) => {
      const id = (last += 1)
      const asked = Promise.withResolvers<string | undefined>()
      waiting.set(id, asked)
      const pixels = data.buffer
      worker.postMessage({ id, effort, width, height, pixels } satisfies Asked, [pixels])
      return asked.promise
    },
    close: () => {
      worker.terminate()
      fail(new Error('closed'))
    },
  }
}
