import { AppError } from '#platform/app-error.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { makeContext, type Http } from '#platform/http/http.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { makePoints } from '#platform/http/points.ts'
import { makeReport, reportId } from './analysis-report.service.ts'

type Asked = { Params: { realEstateId: string }; Querystring: Record<string, unknown> }

/** The analysis to keep, part of the files backend: made anew for whoever holds a fresh address of their own. */
export function reportRoutes(app: Http, parts: Parts): void {
  const made = makePoints(parts.cache, 'reports', limits.report.perPerson)
  app.addHook('onClose', (_app, done) => {
    made.close()
    done()
  })

  app.get<Asked>(`/:realEstateId/${reportId}`, async (request, reply) => {
    const { realEstateId } = request.params
    const file = { realEstateId, id: reportId, disposition: 'attachment' } as const
    const identity = parts.addresses.verify(file, request.query)
    if (identity === undefined) throw new AppError('LINK_INVALID')
    made.spend(identity.userId, 1)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const context = makeContext(parts, identity, request.id)
    const { fileName, bytes } = await makeReport(context, realEstateId, gone.signal)
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition('attachment', fileName),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
