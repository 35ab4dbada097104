import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/app-error.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { makeContext, type Http } from '#platform/http/http.ts'
import { makePoints } from '#platform/http/points.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { openPapers, papersId, unpackIds } from './house-export.papers.service.ts'
import { exportId, openExport, type HouseExport } from './house-export.service.ts'

type Asked = { Params: { realEstateId: string; '*': string }; Querystring: Record<string, unknown> }

/** The house to take along, or chosen papers of it, part of the files backend: written while it is sent. */
export function exportRoutes(app: Http, parts: Parts): void {
  const made = makePoints(parts.cache, 'exports', limits.houseExport.perPerson)
  const chosen = makePoints(parts.cache, 'papers-zip', limits.papersZip.perPerson)
  app.addHook('onClose', (_app, done) => {
    made.close()
    chosen.close()
    done()
  })

  app.get<Asked>(`/:realEstateId/${exportId}`, async (request, reply) => {
    const { realEstateId } = request.params
    const file = { realEstateId, id: exportId, disposition: 'attachment' } as const
    const identity = parts.addresses.verify(file, request.query)
    if (identity === undefined) throw new AppError('LINK_INVALID')
    made.spend(identity.userId, 1)
    return send(reply, await openExport(makeContext(parts, identity, request.id), realEstateId))
  })

  app.get<Asked>(`/:realEstateId/${papersId}/*`, async (request, reply) => {
    const { realEstateId, '*': packed } = request.params
    const file = { realEstateId, id: `${papersId}/${packed}`, disposition: 'attachment' } as const
    const identity = parts.addresses.verify(file, request.query)
    if (identity === undefined) throw new AppError('LINK_INVALID')
    chosen.spend(identity.userId, 1)
    const context = makeContext(parts, identity, request.id)
    return send(reply, await openPapers(context, realEstateId, unpackIds(packed)))
  })
}

const send = (reply: FastifyReply, { fileName, bytes }: HouseExport): FastifyReply =>
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', fileName),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
    .send(bytes)
