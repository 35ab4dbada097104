import { networkOf, oneLine } from '@hauswart/domain/accounts/network'
import type { Http, Request } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { lookAtInvitation, refuseInvitation } from './members.invitations.service.ts'

/**
 * What the holder of a letter may ask before there is an account, part of the authentication service. The secret comes
 * in the body: an address would stand in logs.
 */
export function invitationRoutes(app: Http, parts: Parts): void {
  const lineOf = (request: Request) => networkOf(request.ip, oneLine)
  app.post('/invitation', (request) => lookAtInvitation(parts, lineOf(request), request.body))
  app.post('/invitation/refuse', async (request, reply) => {
    await refuseInvitation(parts, lineOf(request), request.body)
    return reply.code(204).send()
  })
}
