import type { Readable } from 'node:stream'
import { filePieceBytes } from '@hauswart/domain/files/file'
import { errorLabels } from '@hauswart/domain/errors/error.labels'
import { AppError } from '#platform/app-error.ts'
import { requireIdentity, type Context } from '#platform/db/access.ts'
import { readContentDigest } from '#platform/files/content-digest.ts'
import { contextOf, type Http, type Request } from '#platform/http/http.ts'
import { makePoints } from '#platform/http/points.ts'
import { makeTurns } from '#platform/jobs/turns.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { announceFile, endFile, receivePiece } from './files.uploads.service.ts'

type Params = { readonly realEstateId: string; readonly id: string }

/** Files in numbered pieces: announced, sent in any order and as often as it takes, ended (ADR 39). */
export async function uploadRoutes(app: Http, parts: Parts): Promise<void> {
  const megabytes = makePoints(parts.cache, 'uploads', limits.uploads.perPerson)
  const inTurn = makeTurns({ ...limits.uploads, retryAfterSeconds: 2 })
  app.addHook('onClose', (_app, done) => {
    megabytes.close()
    done()
  })

  /** Nobody sends anything as a guest, nor from a page of somebody else; a piece costs as much as its megabyte. */
  function admit(request: Request): { ctx: Context; person: string } {
    const ctx = contextOf(parts, request)
    const person = requireIdentity(ctx).userId
    if (request.headers['x-app-request'] !== '1') throw new AppError('FORBIDDEN')
    megabytes.spend(person, 1)
    return { ctx, person }
  }

  app.put<{ Params: Params }>('/:realEstateId/:id', async (request) => {
    const { ctx } = admit(request)
    return { pieceSize: filePieceBytes, ...(await announceFile(ctx, request.params, request.body)) }
  })

  app.post<{ Params: Params }>('/:realEstateId/:id/end', async (request, reply) => {
    const { ctx } = admit(request)
    const { state, missing } = await endFile(ctx, request.params)
    if (missing.length === 0) return { state }
    const refusal = { code: 'CONFLICT', message: errorLabels.CONFLICT, missing, requestId: request.id }
    return reply.code(409).send(refusal)
  })

  // The bytes of a piece are read when it has its turn, whatever they call themselves.
  await app.register(async (pieces) => {
    pieces.removeAllContentTypeParsers()
    pieces.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    pieces.put<{ Params: Params & { n: string } }>('/:realEstateId/:id/:n', async (request, reply) => {
      const { ctx, person } = admit(request)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const piece = {
        number: /^\d{1,3}$/.test(request.params.n) ? Number(request.params.n) : -1,
        length: Number(request.headers['content-length']),
        sha256: readContentDigest(request.headers['content-digest']),
        bytes: request.body as Readable,
      }
      await inTurn(() => receivePiece(ctx, request.params, piece), { person, gone: gone.signal })
      return reply.code(204).send()
    })
  })
}
