import { AppError } from '#platform/app-error.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { makeContext, type Http } from '#platform/http/http.ts'
import { makePoints } from '#platform/http/points.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { exportId, openExport } from './house-export.service.ts'

type Asked = { Params: { realEstateId: string }; Querystring: Record<string, unknown> }

/** The house to take along, part of the files backend: written while it is sent. */
export function exportRoutes(app: Http, parts: Parts): void {
  const made = makePoints(parts.cache, 'exports', limits.houseExport.perPerson)
  app.addHook('onClose', (_app, done) => {
    made.close()
    done()
  })

  app.get<Asked>(`/:realEstateId/${exportId}`, async (request, reply) => {
    const { realEstateId } = request.params
    const file = { realEstateId, id: exportId, disposition: 'attachment' } as const
    const identity = parts.addresses.verify(file, request.query)
    if (identity === undefined) throw new AppError('LINK_INVALID')
    made.spend(identity.userId, 1)
    const { fileName, bytes } = await openExport(makeContext(parts, identity, request.id), realEstateId)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('attachment', fileName),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}
