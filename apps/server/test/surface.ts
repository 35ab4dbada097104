import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { startServer, type ServerOptions, type TestServer } from './server.ts'

export type Route = { readonly method: string; readonly path: string }

/** Everything a stranger can knock at, as the running server itself registered it. */
export type Surface = {
  readonly server: TestServer
  readonly app: FastifyInstance
  readonly schema: GraphQLSchema
  /** Without the GraphQL address, which is walked field by field. */
  readonly routes: readonly Route[]
  readonly graphqlPath: string
}

const birthOfFastify = 'fastify.initialization'

/** Boots the real server and listens to what it registers, so that a new route is never forgotten. */
export async function startWithSurface(options: ServerOptions = {}): Promise<Surface> {
  const routes: Route[] = []
  let app: FastifyInstance | undefined
  let graphql: { schema: GraphQLSchema } | undefined
  let graphqlPath = ''
  const listen = (message: unknown) => {
    // The first one is the program itself; a second is its twin without compiled operations.
    if (app !== undefined) return
    app = (message as { fastify: FastifyInstance }).fastify
    app.addHook('onRoute', function (route: RouteOptions & { wsHandler?: unknown }) {
      if (route.wsHandler !== undefined) {
        graphqlPath = route.url
        this.addHook('onReady', async () => void (graphql = this.graphql))
      }
      for (const method of [route.method].flat()) routes.push({ method, path: route.url })
    })
  }
  subscribe(birthOfFastify, listen)
  try {
    const server = await startServer(options)
    if (app === undefined || graphql === undefined) throw new Error('the server did not show its surface')
    const address = graphqlPath.replace(/\/$/, '')
    return {
      server,
      app,
      schema: graphql.schema,
      graphqlPath: address,
      routes: routes.filter(({ path }) => path.replace(/\/$/, '') !== address),
    }
  } finally {
    unsubscribe(birthOfFastify, listen)
  }
}
