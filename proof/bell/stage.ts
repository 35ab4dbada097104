import { testEnvironment } from '../../apps/server/test/database.ts'
import { startServer, type TestServer } from '../../apps/server/test/server.ts'
import { openSocket, type TestSocket } from '../../apps/server/test/socket.ts'
import { ask } from '../../apps/server/test/ask.ts'
import { makeWorld, newId, type Person } from '../../apps/server/test/world.ts'
import { authorityOnce } from '../../apps/server/src/platform/db/authority.ts'
import { notifyUser } from '../../apps/server/src/features/notifications/notifications.service.ts'
import { freePort } from '../load/free-port.ts'
import { start } from '../load/process.ts'

/** Two processes over one database: what is done at the far one rings at the near one, where it can be counted. */
export type Stage = {
  readonly near: TestServer
  readonly far: Process
  readonly world: ReturnType<typeof makeWorld>
  close(): Promise<void>
}

export type Process = { readonly url: string; readonly port: number; readonly pid: number }

export async function openStage(): Promise<Stage> {
  const near = await startServer()
  const far = await startProcess(near)
  return {
    near,
    far,
    world: makeWorld(near),
    close: async () => {
      await far.close()
      await near.close()
    },
  }
}

/** The program as it runs in production, beside the others on the same database. */
export async function startProcess({
  database,
}: Pick<TestServer, 'database'>): Promise<Process & { close(): Promise<void> }> {
  const port = await freePort()
  const environment = { ...testEnvironment(database), PORT: String(port), LOG_LEVEL: 'info' }
  const child = await start('apps/server/src/main.ts', [], environment, '"started"')
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    close: async () => void (await child.stop()),
  }
}

const changes =
  'subscription HouseChanges($house: ID!) { realEstateChanged(realEstateId: $house) { id verb nouns objectId version } }'

export const hearHouse = (socket: Pick<TestSocket, 'say'>, id: string, house: string): void =>
  socket.say({ id, type: 'subscribe', payload: { query: changes, variables: { house } } })

export const hearBell = (socket: Pick<TestSocket, 'say'>): void =>
  socket.say({
    id: 'bell',
    type: 'subscribe',
    payload: { query: 'subscription { bellRang { unreadCount newestId } }' },
  })

/** A socket whose bell is heard: the server says first how it stands. */
export async function openBell(url: string, person: Person): Promise<TestSocket> {
  const socket = await openSocket(url, { token: person.token() })
  hearBell(socket)
  await rung(socket, 0)
  return socket
}

export const rung = (socket: TestSocket, unread: number) =>
  socket.hear((message) => JSON.stringify(message).includes(`"unreadCount":${unread},`))

/** The number under which a subscription was told of a thing, as often as it was. */
export const toldOf = ({ heard }: TestSocket, objectId: string): string[] =>
  heard
    .filter((message) => message.type === 'next' && JSON.stringify(message.payload).includes(objectId))
    .map(({ id }) => id ?? '')

export const hears = (socket: TestSocket, id: string, objectId: string) =>
  socket.hear(
    (message) =>
      message.id === id && message.type === 'next' && JSON.stringify(message.payload).includes(objectId),
  )

const add =
  'mutation A($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { id } }'

/** A to-do more, recorded at that process. */
export async function change(
  url: string,
  person: Pick<Person, 'headers'>,
  house: string,
  title = 'Dachrinnen reinigen',
): Promise<string> {
  const id = newId()
  const input = { id, idempotencyKey: newId(), title }
  const answer = await ask(url, person.headers(), add, { house, input })
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer))
  return id
}

/** Something to be told; the worker of the far process passes it on. */
export const tell = ({ parts }: Pick<TestServer, 'parts'>, { userId }: Pick<Person, 'userId'>) =>
  notifyUser(authorityOnce(parts.authority), parts.clock, {
    userId,
    kind: 'account_security',
    objectId: newId(),
    title: 'Neue Anmeldung',
    text: 'Ein neues Gerät hat sich angemeldet.',
    target: { route: 'profileSettings', id: null },
  })
