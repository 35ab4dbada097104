import { backends, makeBackends, type BackendName, type Backends } from './backends.ts'
import { connection, makeConnection, type Connection } from './connection.ts'
import { Unreachable } from './unreachable.ts'
import { browser, type World } from '#device/world.ts'

/** The way to the server: the outside world, where the backends are, and whether they answer. */
export type Uplink = { readonly world: World; readonly backends: Backends; readonly connection: Connection }

export const uplink: Uplink = { world: browser, backends, connection }

export const makeUplink = (world: World): Uplink => ({
  world,
  backends: makeBackends(world),
  connection: makeConnection(world),
})

export async function addressOf(
  { backends: known, connection: contact }: Uplink,
  name: BackendName,
): Promise<string> {
  try {
    return await known.address(name)
  } catch (error) {
    contact.failed()
    throw error
  }
}

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown }

let underWay = 0

/** Whether somebody waits for an answer. */
export const isAsking = (): boolean => underWay > 0

type Patience = { readonly timeoutMs: number; readonly signal?: AbortSignal | undefined }

/** Sends and reads one answer, whatever its status. Throws `Unreachable` only if none came. */
export async function exchange(
  { world, connection: contact }: Uplink,
  url: string,
  init: RequestInit,
  { timeoutMs, signal }: Patience,
): Promise<Answer> {
  const answered = contact.asking()
  const timeout = AbortSignal.timeout(timeoutMs)
  const signals = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
  underWay += 1
  try {
    const response = await world.fetch(url, { ...init, signal: signals })
    const text = await response.text()
    // These two come from the edge: the server behind it did not answer.
    if (response.status === 502 || response.status === 504) contact.failed()
    else answered()
    return { status: response.status, headers: response.headers, body: readJson(text) }
  } catch (cause) {
    // Whoever gave up waiting says nothing about the network.
    if (signal?.aborted === true) throw cause
    contact.failed()
    throw new Unreachable(timeout.aborted ? 'no answer in time' : 'no connection', { cause })
  } finally {
    underWay -= 1
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function secondsToWait(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
