import { afterAll } from 'vitest'
import { startServer } from './server.ts'
import { makeWorld } from './world.ts'

/** A server of one file of tests with a world of people and houses; it ends with the file. */
export async function openWorld(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  afterAll(() => server.close())
  return { server, world: makeWorld(server) }
}
