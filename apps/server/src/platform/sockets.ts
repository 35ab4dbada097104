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
  where not exists (select 1 from auth.session s where s.id = asked.id and s.revoked_at is null)`)

const checkEveryMs = 1_500
const signedOut = 4_401

/** Keeps sockets as short-lived as the session they were opened with. */
export function makeSockets(database: Database) {
  const bySession = new Map<string, Set<Socket>>()
  const byUser = new Map<string, Set<Socket>>()

  async function closeEnded(): Promise<void> {
    if (bySession.size === 0) return
    const [rows] = await database.run([{ statement: endedSessions, values: [[...bySession.keys()]] }])
    for (const row of rows ?? [])
      for (const socket of bySession.get(String(row['id'])) ?? []) socket.close(signedOut, 'signed out')
  }
  const timer = setInterval(() => void closeEnded().catch(() => undefined), checkEveryMs)
  timer.unref()

  return {
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
