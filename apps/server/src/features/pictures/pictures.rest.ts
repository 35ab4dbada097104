import { AppError } from '#platform/app-error.ts'
import { contentDisposition } from '#platform/content-disposition.ts'
import { makeContext, type Http } from '#platform/http.ts'
import type { Parts } from '#platform/parts.ts'
import { openPicture } from './pictures.service.ts'

type Asked = { Params: { realEstateId: string; id: string }; Querystring: Record<string, unknown> }

/** Files of owners, for whoever holds a fresh address made for their own session. */
export function fileRoutes(app: Http, parts: Parts): void {
  // On a site of its own the page that shows a file is a stranger; the seal, not the origin, protects it.
  const isForeign = URL.canParse(parts.config.FILES_URL)

  app.get<Asked>('/:realEstateId/:id', async (request, reply) => {
    const identity = parts.addresses.verify(request.params, request.query)
    if (identity === undefined) throw new AppError('LINK_INVALID')
    const { realEstateId, id } = request.params
    const { picture, bytes } = await openPicture(makeContext(parts, identity, request.id), realEstateId, id)
    return reply
      .headers({
        'content-type': picture.mime,
        'content-length': String(picture.bytes),
        'content-disposition': contentDisposition('inline', picture.fileName),
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': isForeign ? 'cross-origin' : 'same-origin',
        'cache-control': 'private, max-age=60',
      })
      .send(bytes)
  })
}
