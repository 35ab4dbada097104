import { requireIdentity, type Context, type Identity } from './access.ts'
import { AppError } from './app-error.ts'
import type { Database } from './db.ts'
import { sql } from './db-wire.ts'
import { limits } from './limits.ts'

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
const greetWithinMs = 5_000
const notGreeted = 4_408
const greetedTwice = 4_429

/** Keeps sockets as short-lived as the session they were opened with. */
export function makeSockets(database: Database) {
  const bySession = new Map<string, Set<Socket>>()
  const byUser = new Map<string, Set<Socket>>()
  const waiting = new WeakMap<Socket, NodeJS.Timeout>()
  const subscriptions = new WeakMap<Socket, { readonly ids: Set<unknown>; running: number }>()

  async function closeEnded(): Promise<void> {
    if (bySession.size === 0) return
    const [rows] = await database.run([{ statement: endedSessions, values: [[...bySession.keys()]] }])
    for (const row of rows ?? [])
      for (const socket of bySession.get(String(row['id'])) ?? []) socket.close(signedOut, 'signed out')
  }
  const timer = setInterval(() => void closeEnded().catch(() => undefined), checkEveryMs)
  timer.unref()

  return {
    /** A socket that does not say who it is costs memory for nothing. */
    await: (socket: Socket): void => {
      const patience = setTimeout(() => socket.close(notGreeted, 'no greeting'), greetWithinMs)
      waiting.set(socket, patience)
      socket.on('close', () => clearTimeout(patience))
    },
    /** The first message; a second one would start a second heartbeat that nothing stops. */
    greet: (socket: Socket): void => {
      if (!waiting.has(socket)) {
        socket.close(greetedTwice, 'greeted twice')
        throw new AppError('BAD_INPUT')
      }
      clearTimeout(waiting.get(socket))
      waiting.delete(socket)
    },
    /** An id used again would replace its subscription, and the old one would run on unseen. */
    open: (socket: Socket, id: unknown): void => {
      const own = subscriptions.get(socket) ?? { ids: new Set(), running: 0 }
      subscriptions.set(socket, own)
      if (own.ids.has(id)) throw new AppError('BAD_INPUT', { field: 'id' })
      const { subscriptionsAtOnce, subscriptionsPerSocket } = limits.graphql
      if (own.running >= subscriptionsAtOnce || own.ids.size >= subscriptionsPerSocket) {
        throw new AppError('RATE_LIMITED')
      }
      own.ids.add(id)
      own.running += 1
    },
    end: (socket: Socket | undefined, id: unknown): void => {
      const own = socket === undefined ? undefined : subscriptions.get(socket)
      if (own?.ids.has(id) === true) own.running -= 1
    },
    bind: (identity: Identity, socket: Socket): void => {
      const own = byUser.get(identity.userId) ?? new Set()
      if (own.has(socket)) return
      if (own.size >= limits.graphql.socketsPerUser) throw new AppError('RATE_LIMITED')
      const session = bySession.get(identity.sessionId) ?? new Set()
      byUser.set(identity.userId, own.add(socket))
      bySession.set(identity.sessionId, session.add(socket))
      socket.on('close', () => {
        own.delete(socket)
        session.delete(socket)
        if (own.size === 0) byUser.delete(identity.userId)
        if (session.size === 0) bySession.delete(identity.sessionId)
      })
    },
    close: () => clearInterval(timer),
  }
}

export type Sockets = ReturnType<typeof makeSockets>

/** Ties the socket of a subscription to the session it was opened with. */
export function bindSocket(ctx: Context): void {
  const { socket, sockets } = ctx as Context & { socket?: Socket; sockets?: Sockets }
  if (socket !== undefined && sockets !== undefined) sockets.bind(requireIdentity(ctx), socket)
}
