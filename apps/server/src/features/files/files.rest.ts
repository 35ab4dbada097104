import type { FileMediaType } from '@hauswart/domain/files/file'
import { AppError } from '#platform/app-error.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { makeContext, type Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { openFile, openWords, sealedName } from './files.service.ts'

type Asked = { Params: { realEstateId: string; id: string }; Querystring: Record<string, unknown> }

/**
 * Originals, pictures of their first page, and where their recognised words stand. What cannot harm is looked at, the rest
 * kept.
 */
export function originalRoutes(app: Http, parts: Parts): void {
  // On a site of its own the page that shows a file is a stranger; the seal, not the origin, protects it.
  const sharing = URL.canParse(parts.config.FILES_URL) ? 'cross-origin' : 'same-origin'

  app.get<Asked>('/:realEstateId/originals/:id', async (request, reply) => {
    const { realEstateId, id } = request.params
    const identity = parts.addresses.verify(sealedName({ realEstateId, id }), request.query)
    if (identity === undefined) throw new AppError('LINK_INVALID')
    const { width, words } = request.query
    const context = makeContext(parts, identity, request.id)
    if (words !== undefined) {
      const found = await openWords(context, realEstateId, id)
      reply.headers({ 'cross-origin-resource-policy': sharing, 'cache-control': 'private, max-age=60' })
      return found === undefined ? reply.code(204).send() : reply.type('application/json').send(found)
    }
    const file = await openFile(context, realEstateId, id, width === undefined ? undefined : Number(width))
    const kind = isShown(file.mediaType) ? 'inline' : 'attachment'
    return reply
      .headers({
        'content-type': file.mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mediaType,
        ...(file.length === undefined ? {} : { 'content-length': String(file.length) }),
        'content-disposition': contentDisposition(kind, file.name),
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': sharing,
        'cache-control': 'private, max-age=60',
      })
      .send(file.bytes)
  })
}

const isShown = (mediaType: FileMediaType): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/')
