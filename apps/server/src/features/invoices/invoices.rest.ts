import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { paperRoutes } from '#platform/pdf/paper-route.ts'
import { disputeLetterId, makeDisputeLetter } from './invoices.letter.service.ts'

/** Letters that dispute an invoice, to print, sign and send. */
export const disputeLetterRoutes = (app: Http, parts: Parts): void =>
  paperRoutes(app, parts, [
    {
      path: disputeLetterId(':id'),
      nameOf: (id) => (isUuid(id) ? disputeLetterId(id) : undefined),
      make: makeDisputeLetter,
    },
  ])
