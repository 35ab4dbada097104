import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectSecurely } from 'node:tls'
import type { Way } from './knock.ts'

/** What drips: the head of a request, or a body after a good head. */
export type Kind = 'head' | 'body'
export type Drips = {
  /** How many are connected and have not been turned away. */
  open(kind: Kind): number
  readonly begun: number
  /** Until the door has let go of all of them, or has had far more time than it needs. */
  gone(kind: Kind): Promise<void>
  stop(): void
}

// Past the edge a body has half a minute; many times that, for a machine that is busy.
const patienceMs = 300_000

const head = (token: string) =>
  `POST /graphql HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\nx-app-request: 1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n`

/** Connections that send a byte now and then, for as long as they are let. */
export async function drip(way: Way, count: number, token: () => string, pauseMs: number): Promise<Drips> {
  const sockets = new Map<Socket, Kind>()
  let begun = 0
  for (let index = 0; index < count; index += 1) {
    const kind: Kind = index % 3 === 0 ? 'head' : 'body'
    const socket = open(way)
    sockets.set(socket, kind)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    // Whoever is answered has been turned away, however long the connection is kept.
    socket.on('data', () => socket.destroy())
    const connected = await new Promise<boolean>((resolve) => {
      socket.once(way.isSecure ? 'secureConnect' : 'connect', () => resolve(true))
      socket.once('close', () => resolve(false))
    })
    if (!connected) continue
    begun += 1
    socket.write(kind === 'head' ? head(token()) : `${head(token())}\r\n`)
  }
  const dripping = setInterval(() => {
    for (const [socket, kind] of sockets) socket.write(kind === 'head' ? 'x' : '-')
  }, pauseMs)
  const openOf = (kind: Kind) => [...sockets.values()].filter((one) => one === kind).length
  return {
    begun,
    open: openOf,
    gone: async (kind) => {
      const end = performance.now() + patienceMs
      while (openOf(kind) > 0 && performance.now() < end) await sleep(100)
    },
    stop: () => {
      clearInterval(dripping)
      for (const socket of sockets.keys()) socket.destroy()
    },
  }
}

const open = ({ isSecure, port, from }: Way): Socket => {
  const place = { host: '127.0.0.1', port, localAddress: from }
  return isSecure ? connectSecurely({ ...place, rejectUnauthorized: false }) : connect(place)
}
