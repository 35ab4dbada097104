import { affordability } from '@hauswart/domain/finances/affordability'
import { affordabilityInput } from '@hauswart/domain/finances/affordability.input'
import { catalogue } from '#features/meta-data/meta-data.service.ts'
import type { Http } from '#platform/http/http.ts'
import { parseInput } from '#platform/input.ts'
import type { Parts } from '#platform/parts.ts'

/** The product backend: calculations and catalogues that need no house, open to guests. */
export function productRoutes(app: Http, parts: Parts): void {
  app.post('/calculations/affordability', (request) => ({
    ...affordability(parseInput(affordabilityInput, request.body)),
    calculatedOn: parts.clock.today(),
  }))
  app.get('/catalog/components', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ groups, components }),
  )
}

const { groups, components } = catalogue
