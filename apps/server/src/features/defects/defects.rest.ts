import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { paperRoutes } from '#platform/pdf/paper-route.ts'
import { letterId, makeLetter } from './defects.letter.service.ts'

/** Letters that notify defects, to print, sign and send. */
export const defectLetterRoutes = (app: Http, parts: Parts): void =>
  paperRoutes(app, parts, [
    {
      path: letterId(':id'),
      nameOf: (id) => (isUuid(id) ? letterId(id) : undefined),
      make: makeLetter,
    },
  ])
