import { contextOf, type Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { getMapFile } from './maps.service.ts'

/** The maps service: the provider's files behind our own address, without its key. */
export function mapRoutes(app: Http, parts: Parts): void {
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = await getMapFile(contextOf(parts, request), parts.config, request.params['*'])
    return reply.header('cache-control', 'private, max-age=86400').type(file.mime).send(file.body)
  })
}
