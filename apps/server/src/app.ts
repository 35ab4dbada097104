import { graphqlService } from '#platform/graphql/graphql.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { makeHttp, type Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { pathOf, routes } from './routes.ts'
import { makeSchema } from './schema.ts'

/** The HTTP side of the program: the backends this process was told to carry, each under its own address. */
export async function makeApp(parts: Parts, state = { isClosing: false }): Promise<Http> {
  const { config } = parts
  const app = makeHttp(parts)
  healthRoutes(app, parts, state)
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(clientConfig(parts)),
  )
  if (config.SERVICES.includes('graphql')) {
    await app.register(async (scope) => graphqlService(scope, parts, makeSchema()), {
      prefix: pathOf(config.GRAPHQL_URL),
    })
  }
  for (const name of config.SERVICES) {
    const route = routes[name]
    if (route === undefined) continue
    const prefix = route.address === undefined ? '' : pathOf(config[route.address])
    await app.register(async (scope) => route.mount(scope, parts), { prefix })
  }
  return app
}

/** Where a browser finds each backend, any of which can live on another host, and whether there is a map to show. */
const clientConfig = ({ config }: Parts) => ({
  auth: config.AUTH_URL,
  graphql: config.GRAPHQL_URL,
  product: config.PRODUCT_URL,
  notifications: config.NOTIFICATIONS_URL,
  content: config.CONTENT_URL,
  maps: config.MAPS_URL,
  uploads: config.UPLOADS_URL,
  // Who carries the maps elsewhere is asked there.
  hasMap: config.MAPS_UPSTREAM !== '' || !config.SERVICES.includes('maps'),
})
