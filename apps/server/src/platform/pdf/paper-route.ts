import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/db/access.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import { makeContext, type Http } from '#platform/http/http.ts'
import { makePoints } from '#platform/http/points.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'

type Named = { readonly realEstateId: string; readonly id: string }
type Asked = { Params: { realEstateId: string; id?: string }; Querystring: Record<string, unknown> }
type Paper = { readonly fileName: string; readonly bytes: Uint8Array }

type PaperRoute = {
  readonly path: string
  /** What was sealed as the name of the file; nothing if there can be no such paper. */
  readonly nameOf: (id: string) => string | undefined
  readonly make: (ctx: Context, named: Named, gone: AbortSignal) => Promise<Paper>
}

/** Papers to keep, part of the files backend: made anew for whoever holds a fresh address of their own. */
export function paperRoutes(app: Http, parts: Parts, routes: readonly PaperRoute[]): void {
  // By one name: it is the same hour of the same person, whatever is made in it.
  const made = makePoints(parts.cache, 'reports', limits.report.perPerson)
  app.addHook('onClose', (_app, done) => {
    made.close()
    done()
  })
  for (const { path, nameOf, make } of routes)
    app.get<Asked>(`/:realEstateId/${path}`, async (request, reply) => {
      const { realEstateId, id = '' } = request.params
      const name = nameOf(id)
      const identity =
        name === undefined
          ? undefined
          : parts.addresses.verify({ realEstateId, id: name, disposition: 'attachment' }, request.query)
      if (identity === undefined) throw new AppError('LINK_INVALID')
      made.spend(identity.userId, 1)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const context = makeContext(parts, identity, request.id)
      const { fileName, bytes } = await make(context, { realEstateId, id }, gone.signal)
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
