import { notifyUser } from '#features/notifications/notifications.service.ts'
import type { AuthorityTx } from '#platform/db/authority.ts'
import type { Parts } from '#platform/parts.ts'
import type { Caller } from './accounts.limits.service.ts'
import { insertEvent } from './accounts.queries.ts'
import type { EventKind } from './accounts.table.ts'

type Event = { userId: string; kind: EventKind; sessionId?: string }

/** Writes down what happened to an account, with as much of the place as is no movement profile. */
export const noteEvent = (
  parts: Parts,
  tx: AuthorityTx,
  { area, userAgent }: Caller,
  event: Event,
): Promise<void> => insertEvent(tx, { id: parts.clock.newId(), area, userAgent, ...event })

type Security = { userId: string; objectId: string; title: string; text: string }

/** Shows in the app what the letter says, for whoever reads no mail. */
export const tellSecurity = (parts: Parts, tx: AuthorityTx, notice: Security): Promise<void> =>
  notifyUser(tx, parts.clock, {
    ...notice,
    kind: 'account_security',
    target: { route: 'profileSettings', id: null },
  })
