import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { paperRoutes } from '#platform/pdf/paper-route.ts'
import { makeProtocol, protocolId } from './acceptances.protocol.service.ts'

/** Protocols to keep. */
export const protocolRoutes = (app: Http, parts: Parts): void =>
  paperRoutes(app, parts, [
    {
      path: protocolId(':id'),
      nameOf: (id) => (isUuid(id) ? protocolId(id) : undefined),
      make: makeProtocol,
    },
  ])
