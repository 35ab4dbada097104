import { openSocket, type TestSocket } from '../../apps/server/test/socket.ts'
import type { Surface } from '../../apps/server/test/surface.ts'
import { newId } from '../../apps/server/test/world.ts'
import { plainText } from './send.ts'
import type { Tally } from './sweep.ts'
import type { Template } from './templates.ts'
import type { Tenant } from './tenants.ts'
import { fillSlots, type Aim, type Reach } from './values.ts'

const settleMs = 400

/** Listens at every foreign house while its owner works there. Hearing anything at all is a leak. */
export async function eavesdrop(
  surface: Surface,
  templates: readonly Template[],
  aims: readonly Aim[],
  scan: (text: string) => readonly number[],
  tally: Tally,
): Promise<void> {
  const [first] = aims
  if (first === undefined || templates.length === 0) return
  const { me } = first
  const socket = await openSocket(surface.server.url, { token: me.owner.token() })
  const foreign = new Set<string>()
  const listen = (template: Template, aim: Aim, reach: Reach): string => {
    const id = newId()
    // What names nothing can only be one's own; what it says is looked through all the same.
    if (reach !== 'own' && template.slots.length > 0) foreign.add(id)
    const variables = fillSlots(template.slots, { ...aim, reach })
    socket.say({ id, type: 'subscribe', payload: { query: plainText(template), variables } })
    tally.attempts += 1
    return id
  }
  for (const template of templates) {
    const honest = listen(template, first, 'own')
    for (const aim of aims)
      for (let turn = 0; turn < aim.victim.houses.length; turn += 1)
        listen(template, { ...aim, turn }, 'foreign')
    await pause()
    if (!isRefused(socket, honest)) for (const name of template.coordinates) tally.covered.add(name)
  }
  for (const tenant of new Set(aims.map((aim) => aim.victim))) await changeHouses(surface, tenant)
  await pause()
  for (const message of socket.heard) {
    const isForeign = message.type === 'next' && foreign.has(message.id ?? '')
    const seen = scan(JSON.stringify(message)).filter((from) => from !== me.index)
    if (isForeign || seen.length > 0)
      tally.leaks.push({ from: seen[0] ?? -1, to: me.index, where: `socket ${message.type}` })
  }
  socket.close()
}

const isRefused = (socket: TestSocket, id: string): boolean =>
  socket.heard.some((message) => message.type === 'error' && message.id === id)

const rename =
  'mutation R($id: ID!, $input: UpdateRealEstateInput!) { updateRealEstate(id: $id, input: $input) { version } }'

async function changeHouses(surface: Surface, tenant: Tenant): Promise<void> {
  for (const id of tenant.houses) {
    const [row] = await surface.server.admin<{ version: number }>(
      'select version from app.real_estate where id = $1',
      [id],
    )
    const input = {
      idempotencyKey: newId(),
      expectedVersion: row?.version ?? 1,
      note: `${tenant.canaries.long} ${newId()}`,
    }
    await tenant.owner.data(rename, { id, input })
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, settleMs))
