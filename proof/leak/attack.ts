import { readTables } from './catalog.ts'
import type { Fault } from './faults.ts'
import { changedByOthers, fingerprint, foreignLinks, strayMail } from './oracles.ts'
import { bentAddresses, restAttempts } from './rest.ts'
import { makeAttempt, requestForms, type Attempt } from './send.ts'
import { eavesdrop } from './sockets.ts'
import { harvestIds, signedAddresses, type Stage } from './stage.ts'
import { makeTally, sweep, type Tally } from './sweep.ts'
import type { Template } from './templates.ts'
import type { Tenant } from './tenants.ts'
import { pick, type Aim } from './values.ts'

export type Damage = {
  readonly changed: string[]
  readonly links: string[]
  readonly mail: number
  readonly blind: number
  /** Honest uses of a signed address: without them a refusal of a bent one says little. */
  readonly opened: number
}

/** One tenant after the other attacks; the rows of the others must stay as they are, byte for byte. */
export async function attackEachOther(stage: Stage, attempts: number, tally: Tally): Promise<Damage> {
  const { surface, tenants, tables, scan, templates } = stage
  const changed: string[] = []
  let blind = 0
  let opened = 0
  const subscriptions = templates.filter((template) => template.kind === 'subscription')
  for (const me of tenants) {
    const others = tenants.filter((tenant) => tenant !== me)
    const ids = await harvestIds(stage)
    const aims = others.map((victim): Aim => ({
      me,
      victim,
      ids,
      reach: 'foreign',
      turn: 0,
    }))
    await eavesdrop(surface, subscriptions, aims, scan, tally)
    const before = await fingerprint(surface.server, tables)
    await sweep(surface, graphqlAttempts(templates, aims, attempts / tenants.length), me, scan, tally)
    changed.push(...changedByOthers(before, await fingerprint(surface.server, tables), me.index))
    changed.push(...(await knockAtRoutes(stage, me, aims, tally)))
    blind += (await seesOwn(me)) ? 0 : 1
    opened += await countOpened(stage, me)
  }
  return {
    changed,
    links: await foreignLinks(surface.server, tables),
    mail: await strayMail(surface.server, scan),
    blind,
    opened,
  }
}

// A stranger may ask for a letter in somebody's name: these rows are the owner's, and they are meant to appear.
const letters = ['auth.link', 'auth.event', 'auth.mail']

async function knockAtRoutes(
  { surface, tables, scan, templates }: Stage,
  me: Tenant,
  aims: readonly Aim[],
  tally: Tally,
): Promise<string[]> {
  const { server, routes } = surface
  const before = await fingerprint(server, tables, { without: letters })
  for (const [round, aim] of aims.entries()) {
    // Signing out is among the routes: every route has its own person, and every round starts signed in.
    await server.admin(
      'update auth.session set revoked_at = null, revoked_reason = null where user_id = any ($1)',
      [me.spares.map((one) => one.userId)],
    )
    const turned = { ...aim, turn: round }
    const signedIn = routes.flatMap((route, at) => restAttempts([route], turned, pick(me.spares, at)))
    await sweep(surface, [...signedIn, ...restAttempts(routes, turned, undefined)], me, scan, tally)
    const [stolen, own] = [
      await signedAddresses(surface, templates, aim.victim),
      await signedAddresses(surface, templates, me),
    ]
    await sweep(surface, bentAddresses(stolen, own, turned), me, scan, tally)
  }
  return changedByOthers(before, await fingerprint(server, tables, { without: letters }), me.index)
}

/** Goes through all templates again and again, each time at another victim, with other ids, in another form. */
function* graphqlAttempts(
  templates: readonly Template[],
  aims: readonly Aim[],
  count: number,
  salt = '',
): Generator<Attempt> {
  let made = 0
  for (let round = 0; made < count; round += 1) {
    for (const [at, template] of templates.entries()) {
      const aim = pick(aims, round)
      if (template.kind === 'subscription' || aim === undefined) continue
      // Every way is gone at least once, however many there are.
      if (round > 0 && made >= count) return
      const reach = (round + at) % 2 === 0 ? 'mixed' : 'foreign'
      const form = pick(requestForms, round + at) ?? 'post'
      // What names nothing foreign acts on the own account; it must not cost the attacker its access.
      const isOnSelf =
        template.kind === 'mutation' &&
        (template.root.startsWith('leave') || !template.slots.some((slot) => /id$/i.test(slot.name)))
      const as = isOnSelf ? pick(aim.me.spares, at) : pick([aim.me.owner, aim.me.editor], round)
      if (as === undefined) continue
      const attempt = makeAttempt(template, { ...aim, reach, turn: round + at }, form, as, salt)
      made += attempt.attempts
      yield attempt
    }
  }
}

async function countOpened({ surface, templates }: Stage, me: Tenant): Promise<number> {
  const addresses = await signedAddresses(surface, templates, me)
  const files = await Promise.all(addresses.map((address) => fetch(new URL(address, surface.server.url))))
  const texts = await Promise.all(files.map((file) => file.text()))
  return texts.filter((text) => text.includes(me.canaries.long)).length
}

// An attacker who was signed out or lost the own house on the way would prove nothing.
const seesOwn = async (me: Tenant): Promise<boolean> => {
  const data = await me.owner.data('query Own { realEstates { nodes { id name } } }')
  return JSON.stringify(data).includes(me.canaries.long)
}

const enoughLeaks = 5

function* untilEnough(attempts: Iterable<Attempt>, tally: Tally): Generator<Attempt> {
  for (const attempt of attempts) {
    if (tally.leaks.length >= enoughLeaks) return
    yield attempt
  }
}

export async function hitsOf(fault: Fault, stage: Stage): Promise<number> {
  const { surface, tenants, templates, scan } = stage
  const [me, ...others] = tenants
  if (me === undefined) return 0
  const remove = await fault.plant(surface, tenants)
  try {
    const tables = await readTables(surface.server)
    const ids = await harvestIds(stage)
    const aims = others.map((victim): Aim => ({
      me,
      victim,
      ids,
      reach: 'foreign',
      turn: 0,
    }))
    const before = await fingerprint(surface.server, tables)
    const tally = makeTally()
    // A comment makes every text new, so that no compiled document still holds the real resolver.
    const attempts = graphqlAttempts(templates, aims, templates.length * 4, ` # ${fault.name}`)
    await sweep(surface, untilEnough(attempts, tally), me, scan, tally)
    if (fault.oracle === 'canary') return tally.leaks.length
    if (fault.oracle === 'links') return (await foreignLinks(surface.server, tables)).length
    return changedByOthers(before, await fingerprint(surface.server, tables), me.index).length
  } finally {
    await remove()
  }
}
