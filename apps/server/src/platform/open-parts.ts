import { openCache } from './cache.ts'
import { makeClock, type Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from '#platform/db/db.ts'
import { makeFileAddresses } from '#platform/files/file-address.ts'
import { makeLive } from './live.ts'
import { makeLog } from './log.ts'
import { openMailer } from '#platform/jobs/mail.ts'
import { openPusher } from '#platform/jobs/push.ts'
import { openObjectStore } from '#platform/files/object-store.ts'
import type { Parts } from './parts.ts'
import { traceBatch } from './telemetry.ts'
import { makeTokens } from '#platform/http/token.ts'

/** Opens the outside world. Connections are made when first needed, so a process starts without them. */
export function openParts(config: Config, clock: Clock = makeClock()): Parts & { close(): Promise<void> } {
  const log = makeLog(config)
  const observe = config.TELEMETRY ? traceBatch : undefined
  const cache = openCache(config, log)
  const database = openDatabase({
    url: config.DATABASE_URL,
    connections: config.DATABASE_CONNECTIONS,
    application: 'hauswart-data',
    observe,
  })
  const authority = openDatabase({
    url: config.DATABASE_AUTH_URL,
    connections: config.DATABASE_AUTH_CONNECTIONS,
    application: 'hauswart-auth',
    observe,
  })
  const store = openObjectStore(config)
  const mailer = openMailer(config)
  return {
    config,
    log,
    clock,
    cache,
    database,
    authority,
    store,
    mailer,
    pusher: openPusher(config, clock),
    tokens: makeTokens(config, clock),
    live: makeLive(cache),
    addresses: makeFileAddresses(config, clock),
    close: async () => {
      mailer.close()
      store.close()
      await Promise.all([cache.close(), database.close(), authority.close()])
    },
  }
}
