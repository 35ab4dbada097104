import { AppError } from '#platform/app-error.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { makeContext, type Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { openPicture, pictureFileName } from './pictures.service.ts'

type Asked = { Params: { realEstateId: string; id: string }; Querystring: Record<string, unknown> }

/** Files of owners, for whoever holds a fresh address made for their own session. */
export function fileRoutes(app: Http, parts: Parts): void {
  // On a site of its own the page that shows a file is a stranger; the seal, not the origin, protects it.
  const isForeign = URL.canParse(parts.config.FILES_URL)

  app.get<Asked>('/:realEstateId/:id', async (request, reply) => {
    const identity = parts.addresses.verify(request.params, request.query)
    if (identity === undefined) throw new AppError('LINK_INVALID')
    const { realEstateId, id } = request.params
    const context = makeContext(parts, identity, request.id)
    const picture = await openPicture(context, realEstateId, id, askedWidth(request.query))
    return reply
      .headers({
        'content-type': picture.mime,
        ...(picture.length === undefined ? {} : { 'content-length': String(picture.length) }),
        'content-disposition': contentDisposition('inline', pictureFileName(picture)),
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': isForeign ? 'cross-origin' : 'same-origin',
        'cache-control': 'private, max-age=60',
      })
      .send(picture.bytes)
  })
}

/** Not part of the seal: whoever may see a picture may see it in every width. */
const askedWidth = ({ width }: Record<string, unknown>): number | undefined =>
  width === undefined ? undefined : Number(width)
