// The yardstick: node:http and pg, the same SQL with row security, answers glued together by hand.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Client } from 'pg'
import { componentColumns } from '../../apps/server/src/features/components/components.table.ts'
import { realEstateColumns } from '../../apps/server/src/features/real-estate/real-estate.table.ts'
import { makeClock } from '../../apps/server/src/platform/clock.ts'
import type { Captured, PlainCall, Slot } from './capture.ts'

type Row = (string | null)[]
type Wire = {
  prepared?: Set<string>
  stream: { cork(): void; uncork(): void }
  parse(message: object): void
  bind(message: object): void
  execute(message: object): void
  sync(): void
}

const [url, port, file] = process.argv.slice(2)
const captured = JSON.parse(readFileSync(String(file), 'utf8')) as Captured
const clock = makeClock()

/** Rows stay arrays of text; nothing is described or parsed. */
class RawBatch {
  readonly #calls: readonly PlainCall[]
  readonly #slots: Record<Slot, string>
  readonly #done: (error: Error | null, results: Row[][]) => void
  readonly #results: Row[][] = []
  #rows: Row[] = []
  constructor(
    calls: readonly PlainCall[],
    slots: Record<Slot, string>,
    done: (error: Error | null, results: Row[][]) => void,
  ) {
    this.#calls = calls
    this.#slots = slots
    this.#done = done
  }
  submit(wire: Wire): null {
    const prepared = (wire.prepared ??= new Set())
    wire.stream.cork()
    for (const call of this.#calls) {
      const name = names.get(call) as string
      if (!prepared.has(name)) {
        wire.parse({ text: call.text, name })
        prepared.add(name)
      }
      const values = call.values.map((value) =>
        value !== null && typeof value === 'object' ? this.#slots[value.slot] : value,
      )
      wire.bind({ portal: '', statement: name, values })
      wire.execute({ portal: '', rows: 0 })
    }
    wire.sync()
    wire.stream.uncork()
    return null
  }
  handleDataRow(message: { fields: Row }) {
    this.#rows.push(message.fields)
  }
  handleCommandComplete() {
    this.#results.push(this.#rows)
    this.#rows = []
  }
  handleError(error: Error) {
    this.#done(error, this.#results)
  }
  handleReadyForQuery() {
    this.#done(null, this.#results)
  }
  handleRowDescription() {}
  handleEmptyQuery() {}
  handlePortalSuspended() {}
}

const names = new Map<PlainCall, string>()
const byText = new Map<string, string>()
for (const call of Object.values(captured).flat(2)) {
  if (!byText.has(call.text)) byText.set(call.text, `b${byText.size}`)
  names.set(call, byText.get(call.text) as string)
}

const clients = await Promise.all(
  Array.from({ length: 10 }, async () => {
    const client = new Client({
      connectionString: String(url),
      application_name: 'bare',
      options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c enable_bitmapscan=off',
    })
    await client.connect()
    return client
  }),
)
const idle = [...clients]
const waiting: ((client: Client) => void)[] = []
const take = () =>
  new Promise<Client>((resolve) => (idle.length > 0 ? resolve(idle.pop() as Client) : waiting.push(resolve)))
const give = (client: Client) => (waiting.length > 0 ? waiting.shift()?.(client) : idle.push(client))

async function run(trips: readonly (readonly PlainCall[])[], slots: Record<Slot, string>): Promise<Row[][]> {
  const client = await take()
  try {
    const results: Row[][] = []
    for (const calls of trips) results.push(...(await send(client, calls, slots)))
    return results
  } finally {
    give(client)
  }
}

const send = (client: Client, calls: readonly PlainCall[], slots: Record<Slot, string>) =>
  new Promise<Row[][]>((resolve, reject) => {
    client.query(
      new RawBatch(calls, slots, (error, results) =>
        error === null ? resolve(results) : reject(error),
      ) as never,
    )
  })

const text = (value: string | null | undefined) =>
  value === null || value === undefined ? 'null' : JSON.stringify(value)
const number = (value: string | null | undefined) => value ?? 'null'
const when = (value: string | null | undefined) =>
  `"${value?.slice(0, 10)}T${value?.slice(11).replace('+00', 'Z')}"`
const list = (rows: readonly Row[], write: (row: Row) => string) => `[${rows.map(write).join(',')}]`
const size = 50
const page = (rows: readonly Row[], write: (row: Row) => string) => {
  const cursor =
    rows.length > size
      ? `"${Buffer.from(JSON.stringify([rows[size - 1]?.[0]])).toString('base64url')}"`
      : 'null'
  return `{"nodes":${list(rows.slice(0, size), write)},"nextCursor":${cursor}}`
}
// Answers are cut to the columns the operation asks for, by their place in the product's own SELECT lists.
const seats = (columns: string) => {
  const own = columns.split(',').map((column) => /(\w+)"?\s*$/.exec(column)?.[1])
  return (name: string): number => {
    const seat = own.indexOf(name)
    if (seat < 0) throw new Error(`no column ${name}`)
    return seat
  }
}
const [ofHouse, ofComponent] = [seats(realEstateColumns), seats(componentColumns)]
const seatOf = {
  house: {
    buildYear: ofHouse('buildYear'),
    livingAreaM2: ofHouse('livingAreaM2'),
    version: ofHouse('version'),
  },
  component: { version: ofComponent('version') },
}
const house = (row: Row) =>
  `"id":${text(row[0])},"name":${text(row[2])},"kind":${text(row[3])},"street":${text(row[6])},"houseNumber":${text(row[7])},"zip":${text(row[8])},"city":${text(row[9])},"canton":${text(row[10])},"buildYear":${number(row[seatOf.house.buildYear])},"livingAreaM2":${number(row[seatOf.house.livingAreaM2])},"version":${number(row[seatOf.house.version])}`
const onDashboard = (row: Row) =>
  `{"id":${text(row[0])},"catalogKey":${text(row[2])},"name":${text(row[3])},"installedYear":${number(row[8])},"lastRenewedYear":${number(row[10])},"condition":${text(row[11])},"version":${number(row[seatOf.component.version])}}`
const inList = (row: Row) =>
  `{"id":${text(row[0])},"catalogKey":${text(row[2])},"name":${text(row[3])},"material":${text(row[7])},"installedYear":${number(row[8])},"lastRenewedYear":${number(row[10])},"condition":${text(row[11])},"conditionOn":${text(row[12])},"version":${number(row[seatOf.component.version])}}`

const at = (trips: readonly (readonly PlainCall[])[], part: string) =>
  trips.flat().findIndex((call) => call.text.includes(part))
const place = {
  me: at(captured.dashboard, 'from app.profile p where'),
  house: at(captured.dashboard, 'from app.real_estate r where'),
  components: at(captured.dashboard, 'from app.component c'),
  members: at(captured.dashboard, 'from app.membership m join'),
  finance: at(captured.dashboard, 'from app.real_estate_finance'),
  history: at(captured.dashboard, 'from app.audit_event a'),
  listHouse: at(captured.list, 'from app.real_estate r where'),
  listComponents: at(captured.list, 'from app.component c'),
  added: at(captured.write, 'insert into app.component'),
}

const answers = {
  dashboard: async (slots: Record<Slot, string>) => {
    const rows = await run(captured.dashboard, slots)
    const one = (index: number) => rows[index]?.[0] ?? []
    const [me, components, finance] = [one(place.me), rows[place.components] ?? [], one(place.finance)]
    return `{"data":{"me":{"id":${text(me[0])},"firstName":${text(me[1])},"lastName":${text(me[2])}},"realEstate":{${house(one(place.house))},"components":${page(components, onDashboard)},"members":${list(rows[place.members] ?? [], (row) => `{"userId":${text(row[0])},"firstName":${text(row[4])},"lastName":${text(row[5])},"role":${text(row[1])}}`)},"finance":{"purchasedOn":${text(finance[0])},"purchasePriceRappen":${number(finance[1])},"insuredValueRappen":${number(finance[3])}},"history":{"nodes":${list((rows[place.history] ?? []).slice(0, 5), (row) => `{"id":${text(row[0])},"at":${when(row[1])},"verb":${text(row[4])},"actorName":${text(row[3])}}`)}}}}}`
  },
  list: async (slots: Record<Slot, string>) => {
    const rows = await run(captured.list, slots)
    return `{"data":{"realEstate":{"id":${text(rows[place.listHouse]?.[0]?.[0])},"components":${page(rows[place.listComponents] ?? [], inList)}}}}`
  },
  write: async (slots: Record<Slot, string>) => {
    const row = (await run(captured.write, slots))[place.added]?.[0] ?? []
    return `{"data":{"addComponent":{"id":${text(row[0])},"catalogKey":${text(row[2])},"installedYear":${number(row[8])},"version":${number(row[seatOf.component.version])}}}}`
  },
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      variables: { realEstateId: string; input?: { id: string; idempotencyKey: string } }
    }
    const header = (name: string) => String(request.headers[name])
    const { realEstateId, input } = body.variables
    const slots = {
      user: header('x-user'),
      session: header('x-session'),
      house: realEstateId,
      id: input?.id ?? '',
      key: input?.idempotencyKey ?? '',
      event: input === undefined ? '' : clock.newId(),
    }
    answers[header('x-operation') as keyof typeof answers](slots).then(
      (answer) =>
        response
          .writeHead(200, {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(answer),
          })
          .end(answer),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
})
// While the other server has its turn these connections rest; closing them would look like a fault.
server.keepAliveTimeout = 120_000
process.on('SIGINT', () => process.exit(0))
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
