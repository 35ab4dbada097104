import { requireIdentity, type Context, type Identity } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import type { Database } from '#platform/db/db.ts'
import { sql } from '#platform/db/db-wire.ts'
import { limits } from '#platform/limits.ts'
import type { Log } from '#platform/log.ts'

export type Socket = {
  close(code: number, reason?: string): void
  on(event: 'close', listener: () => void): void
}

const endedSessions = sql<{ id: string }>(`
  select id from unnest($1::uuid[]) as asked (id)
  where not exists (select 1 from auth.session s where s.id = asked.id
    and s.revoked_at is null and s.idle_expires_at > now() and s.absolute_expires_at > now())`)

const checkEveryMs = 1_500
const signedOut = 4_401
const subscribeWithinMs = 15_000
const idle = 4_408
const greetedTwice = 4_429

/** Keeps sockets as short-lived as the session they were opened with. */
export function makeSockets(database: Database, log: Log) {
  const bySession = new Map<string, Set<Socket>>()
  const byUser = new Map<string, Set<Socket>>()
  const patience = new WeakMap<Socket, NodeJS.Timeout>()
  const greeted = new WeakSet<Socket>()
  const subscriptions = new WeakMap<Socket, { readonly ids: Set<unknown>; readonly running: Set<unknown> }>()
  const watched = new WeakMap<Socket, Map<string, number>>()

  async function closeEnded(): Promise<void> {
    if (bySession.size === 0) return
    const [rows] = await database.run([{ statement: endedSessions, values: [[...bySession.keys()]] }])
    for (const row of rows ?? [])
      for (const socket of bySession.get(String(row['id'])) ?? []) socket.close(signedOut, 'signed out')
  }
  const timer = setInterval(() => void closeEnded().catch(() => undefined), checkEveryMs)
  timer.unref()

  return {
    /** A socket that says who it is and watches nothing costs memory for nothing, and nobody would end it. */
    await: (socket: Socket): void => {
      const timeout = setTimeout(() => socket.close(idle, 'nothing watched'), subscribeWithinMs)
      patience.set(socket, timeout)
      socket.on('close', () => clearTimeout(timeout))
    },
    /** The first message; a second one would start a second heartbeat that nothing stops. */
    greet: (socket: Socket): void => {
      if (greeted.has(socket)) {
        socket.close(greetedTwice, 'greeted twice')
        throw new AppError('BAD_INPUT')
      }
      greeted.add(socket)
    },
    /** An id used again would replace its subscription, and the old one would run on unseen. */
    open: (socket: Socket, id: unknown): void => {
      const own = subscriptions.get(socket) ?? { ids: new Set(), running: new Set() }
      subscriptions.set(socket, own)
      if (own.ids.has(id)) throw new AppError('BAD_INPUT', { field: 'id' })
      const { subscriptionsAtOnce, subscriptionsPerSocket } = limits.graphql
      if (own.running.size >= subscriptionsAtOnce || own.ids.size >= subscriptionsPerSocket) {
        throw new AppError('RATE_LIMITED')
      }
      own.ids.add(id)
      own.running.add(id)
    },
    end: (socket: Socket | undefined, id: unknown): void => {
      if (socket !== undefined) subscriptions.get(socket)?.running.delete(id)
    },
    /** The same heard again says nothing new, and every change would be sent as often. Gives the way to let go. */
    claim: (socket: Socket, thing: string): (() => void) => {
      const own = watched.get(socket) ?? new Map<string, number>()
      watched.set(socket, own)
      const times = own.get(thing) ?? 0
      if (times >= limits.graphql.subscriptionsToSame) throw new AppError('RATE_LIMITED')
      own.set(thing, times + 1)
      let isHeld = true
      return () => {
        const left = (own.get(thing) ?? 0) - 1
        if (isHeld && left > 0) own.set(thing, left)
        if (isHeld && left <= 0) own.delete(thing)
        isHeld = false
      }
    },
    bind: (identity: Identity, socket: Socket): void => {
      const own = byUser.get(identity.userId) ?? new Set()
      if (own.has(socket)) return
      if (own.size >= limits.graphql.socketsPerUser) throw new AppError('RATE_LIMITED')
      const session = bySession.get(identity.sessionId) ?? new Set()
      clearTimeout(patience.get(socket))
      byUser.set(identity.userId, own.add(socket))
      bySession.set(identity.sessionId, session.add(socket))
      socket.on('close', () => {
        own.delete(socket)
        session.delete(socket)
        if (own.size === 0) byUser.delete(identity.userId)
        if (session.size === 0) bySession.delete(identity.sessionId)
      })
    },
    fault: (error: unknown): void => log.error({ err: error }, 'fault'),
    close: () => clearInterval(timer),
  }
}

export type Sockets = ReturnType<typeof makeSockets>

type SocketContext = Context & { socket?: Socket; sockets?: Sockets; id?: unknown }

/** Starts what a subscription watches, on a socket tied to the session it was opened with; `thing` names it. */
export async function onSocket<News>(
  ctx: Context,
  thing: string,
  start: () => Promise<AsyncGenerator<News>>,
): Promise<AsyncGenerator<News>> {
  const { socket, sockets, id } = ctx as SocketContext
  if (socket !== undefined) sockets?.bind(requireIdentity(ctx), socket)
  // A socket passes on whatever it is given, and nobody logs it: a fault is logged and masked here.
  let letGo: () => void = () => undefined
  const refuse = (error: unknown): never => {
    letGo()
    if (error instanceof AppError) throw error
    sockets?.fault(error)
    throw new AppError('INTERNAL', {}, error)
  }
  try {
    if (socket !== undefined && sockets !== undefined) letGo = sockets.claim(socket, thing)
    const stream = await start()
    const [next, end] = [stream.next.bind(stream), stream.return.bind(stream)]
    return Object.assign(stream, {
      next: () => next().catch(refuse),
      return: (value: undefined) => {
        letGo()
        return end(value)
      },
    })
  } catch (error) {
    // Only a client's own stop is reported to us; a start that was refused is not running either.
    sockets?.end(socket, id)
    return refuse(error)
  }
}
