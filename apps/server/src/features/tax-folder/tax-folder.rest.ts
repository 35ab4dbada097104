import { Readable } from 'node:stream'
import { AppError } from '#platform/app-error.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { makeContext, type Http } from '#platform/http/http.ts'
import { makePoints } from '#platform/http/points.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { nameOf, readName, taxFiles } from './tax-folder.names.service.ts'
import { makeTaxFile } from './tax-folder.service.ts'

type Asked = { Params: { realEstateId: string; name: string }; Querystring: Record<string, unknown> }

/** The tax folder and the file for the sale, part of the files backend. */
export function taxFolderRoutes(app: Http, parts: Parts): void {
  const made = makePoints(parts.cache, 'tax-folder', limits.taxFolder.perPerson)
  app.addHook('onClose', (_app, done) => {
    made.close()
    done()
  })

  app.get<Asked>(`/:realEstateId/${taxFiles}/:name`, async (request, reply) => {
    const { realEstateId, name } = request.params
    const file = readName(name)
    const identity =
      file &&
      parts.addresses.verify({ realEstateId, id: nameOf(file), disposition: 'attachment' }, request.query)
    if (file === undefined || identity === undefined) throw new AppError('LINK_INVALID')
    made.spend(identity.userId, 1)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const context = makeContext(parts, identity, request.id)
    const { fileName, mediaType, bytes } = await makeTaxFile(context, realEstateId, file, gone.signal)
    return reply
      .headers({
        'content-type': mediaType,
        'content-disposition': contentDisposition('attachment', fileName),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      })
      .send(bytes instanceof Readable ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
