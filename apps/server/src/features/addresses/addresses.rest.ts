import { networkOf, oneLine } from '@hauswart/domain/accounts/network'
import { addressesInput, buildingInput } from '@hauswart/domain/register/address.input'
import type { Http, Request } from '#platform/http/http.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { makePoints } from '#platform/http/points.ts'
import { makeAddresses } from './addresses.service.ts'

/** Addresses and facts of buildings, part of the product backend: open to guests, counted per line. */
export function addressRoutes(app: Http, parts: Parts): void {
  const addresses = makeAddresses(parts)
  const searches = makePoints(parts.cache, 'addresses', limits.addresses.perLine)
  const readings = makePoints(parts.cache, 'buildings', limits.buildings.perLine)
  app.addHook('onReady', (done) => {
    addresses.warmUp()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    searches.close()
    readings.close()
    done()
  })

  app.get('/addresses', async (request, reply) => {
    const { q } = parseInput(addressesInput, request.query)
    searches.spend(lineOf(request), 1)
    const answer = await addresses.find(q)
    return reply.header('cache-control', 'private, max-age=300').send(answer)
  })
  app.get<{ Params: { egid: string }; Querystring: { edid?: string } }>(
    '/buildings/:egid',
    async (request, reply) => {
      const { egid, edid } = parseInput(buildingInput, { ...request.params, edid: request.query.edid })
      readings.spend(lineOf(request), 1)
      const answer = await addresses.read(egid, edid)
      return reply.header('cache-control', 'public, max-age=3600').send(answer)
    },
  )
}

const lineOf = (request: Request): string => networkOf(request.ip, oneLine)
