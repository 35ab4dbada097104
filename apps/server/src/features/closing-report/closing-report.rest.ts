import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { paperRoutes } from '#platform/pdf/paper-route.ts'
import { makeReport, reportId } from './closing-report.service.ts'

/** Reports of renovations, to keep. */
export const closingReportRoutes = (app: Http, parts: Parts): void =>
  paperRoutes(app, parts, [
    {
      path: reportId(':id'),
      nameOf: (id) => (isUuid(id) ? reportId(id) : undefined),
      make: makeReport,
    },
  ])
