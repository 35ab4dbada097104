import type { Readable } from 'node:stream'
import { filePieceBytes } from '@hauswart/domain/files/file'
import { networkOf, oneLine } from '@hauswart/domain/accounts/network'
import { errorLabels } from '@hauswart/domain/errors/error.labels'
import { guestCookie, guestSender } from '#features/guest-links/guest-links.uploads.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireIdentity } from '#platform/db/access.ts'
import { readContentDigest } from '#platform/files/content-digest.ts'
import { cookiesOf } from '#platform/http/cookies.ts'
import { contextOf, type Http, type Request } from '#platform/http/http.ts'
import { makePoints } from '#platform/http/points.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import {
  announceFile,
  endFile,
  inTurn,
  memberSender,
  receivePiece,
  uploadPoints,
  type Sender,
} from './files.uploads.service.ts'

type Params = { readonly realEstateId: string; readonly id: string }
/** Who sends, and as whom their turns are counted. */
type Admitted = { readonly sender: Sender; readonly person: string }

/** Files in numbered pieces: announced, sent in any order and as often as it takes, ended (ADR 39). */
export async function uploadRoutes(app: Http, parts: Parts): Promise<void> {
  const megabytes = makePoints(parts.cache, uploadPoints, limits.uploads.perPerson)
  const ofGuests = makePoints(parts.cache, 'guest-uploads', limits.guestUploads.perLine)
  app.addHook('onClose', (_app, done) => {
    megabytes.close()
    ofGuests.close()
    done()
  })

  /** Nobody sends anything from a page of somebody else; a piece costs as much as its megabyte. */
  function asMember(request: Request, { realEstateId }: Params): Admitted {
    const ctx = contextOf(parts, request)
    const person = requireIdentity(ctx).userId
    fromOurPage(request)
    megabytes.spend(person, 1)
    return { sender: memberSender(ctx, realEstateId), person }
  }

  /** By a link to a request for a quote (ADR 53): the cookie of the visit is looked up with every call. */
  function asGuest(request: Request): Admitted {
    fromOurPage(request)
    const person = `guest:${networkOf(request.ip, oneLine)}`
    ofGuests.spend(person, 1)
    return { sender: guestSender(parts, cookiesOf(request).get(guestCookie)), person }
  }

  await app.register((members) => pieceRoutes(members, '/:realEstateId/:id', asMember))
  await app.register((guests) => pieceRoutes(guests, '/guest/:id', asGuest))

  async function pieceRoutes(
    routes: Http,
    path: string,
    admit: (request: Request, params: Params) => Admitted,
  ): Promise<void> {
    routes.put<{ Params: Params }>(path, async (request) => {
      const { sender } = admit(request, request.params)
      return { pieceSize: filePieceBytes, ...(await announceFile(sender, request.params.id, request.body)) }
    })

    routes.post<{ Params: Params }>(`${path}/end`, async (request, reply) => {
      const { sender } = admit(request, request.params)
      const { state, missing } = await endFile(sender, request.params.id)
      if (missing.length === 0) return { state }
      const refusal = { code: 'CONFLICT', message: errorLabels.CONFLICT, missing, requestId: request.id }
      return reply.code(409).send(refusal)
    })

    // The bytes of a piece are read when it has its turn, whatever they call themselves.
    await routes.register(async (pieces) => {
      pieces.removeAllContentTypeParsers()
      pieces.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      pieces.put<{ Params: Params & { n: string } }>(`${path}/:n`, async (request, reply) => {
        const { sender, person } = admit(request, request.params)
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        const piece = {
          number: /^\d{1,3}$/.test(request.params.n) ? Number(request.params.n) : -1,
          length: Number(request.headers['content-length']),
          sha256: readContentDigest(request.headers['content-digest']),
          bytes: request.body as Readable,
        }
        await inTurn(() => receivePiece(sender, request.params.id, piece), { person, gone: gone.signal })
        return reply.code(204).send()
      })
    })
  }
}

function fromOurPage(request: Request): void {
  if (request.headers['x-app-request'] !== '1') throw new AppError('FORBIDDEN')
}
