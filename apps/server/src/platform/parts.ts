import type { Cache } from './cache.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from '#platform/db/db.ts'
import type { FileAddresses } from '#platform/files/file-address.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Mailer } from '#platform/jobs/mail.ts'
import type { Pusher } from '#platform/jobs/push.ts'
import type { ObjectStore } from '#platform/files/object-store.ts'
import type { Tokens } from '#platform/http/token.ts'

/** The outside world, opened once at start and handed in; tests replace the clock and nothing of ours. */
export type Parts = {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  /** As the data service: row security applies. */
  readonly database: Database
  /** As the authentication service: accounts and sessions only. */
  readonly authority: Database
  readonly cache: Cache
  readonly tokens: Tokens
  readonly live: Live
  readonly store: ObjectStore
  readonly addresses: FileAddresses
  readonly mailer: Mailer
  readonly pusher: Pusher
}
