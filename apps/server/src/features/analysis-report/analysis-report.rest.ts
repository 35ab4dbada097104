import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { paperRoutes } from '#platform/pdf/paper-route.ts'
import { makeReport, reportId } from './analysis-report.service.ts'

/** The analysis to keep. */
export const reportRoutes = (app: Http, parts: Parts): void =>
  paperRoutes(app, parts, [
    {
      path: reportId,
      nameOf: () => reportId,
      make: (ctx, { realEstateId }, gone) => makeReport(ctx, realEstateId, gone),
    },
  ])
