import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'
import { newId } from '../../apps/server/test/world.ts'
import type { Tenant } from './tenants.ts'
import { inputFields, type Slot } from './templates.ts'

/** The identifiers of one tenant by table, as harvested from the database. */
export type Ids = ReadonlyMap<string, readonly string[]>

/**
 * Who reaches for whose things. `foreign` names nothing but the victim's; `mixed` stands in an own house and
 * reaches from there; `own` is the way an honest owner goes.
 */
export type Reach = 'foreign' | 'mixed' | 'own'
export type Aim = {
  readonly me: Tenant
  readonly victim: Tenant
  readonly ids: ReadonlyMap<Tenant, Ids>
  readonly reach: Reach
  readonly turn: number
}

export const pick = <Item>(items: readonly Item[], turn: number): Item | undefined =>
  items[turn % items.length]

/** The variables of a document, filled for one aim. */
export function fillSlots(slots: readonly Slot[], aim: Aim): Record<string, unknown> {
  return Object.fromEntries(
    slots.map((slot, at) => [
      slot.variable,
      fill(slot.type, slot.name, slot, { ...aim, turn: aim.turn + at }),
    ]),
  )
}

export const upload = Symbol('upload')

function fill(type: GraphQLInputType, name: string, slot: Slot, aim: Aim): unknown {
  if (isNonNullType(type)) return fill(type.ofType, name, slot, aim)
  if (isListType(type)) return [fill(type.ofType, name, slot, aim)]
  const named = getNamedType(type)
  if (isInputObjectType(named)) {
    const added = name === slot.name ? slot.with : Object.keys(named.getFields())
    return Object.fromEntries(
      inputFields(named, added).map((field) => [field.name, fill(field.type, field.name, slot, aim)]),
    )
  }
  if (isEnumType(named)) return pick(named.getValues(), aim.turn)?.name
  return scalar(named.name, name, slot, aim)
}

function scalar(type: string, name: string, slot: Slot, aim: Aim): unknown {
  switch (type) {
    case 'ID':
    case 'UUID':
      return idFor(name, slot.of, aim, isClaim(name, slot) ? 'claim' : 'reference')
    case 'Int':
      return wholeNumber(name, aim)
    case 'Float':
      return 1.5
    case 'Boolean':
      return aim.turn % 2 === 0
    case 'Day':
      return '2020-02-29'
    case 'Instant':
      return '2026-01-01T00:00:00Z'
    case 'Rappen':
      return 12_300
    case 'Upload':
      return upload
    case 'Json':
      return {}
    default:
      return textFor(name, aim)
  }
}

// The id of a row that comes into being: its own, or that of the event a write leaves behind.
const isClaim = (name: string, slot: Slot): boolean =>
  name === 'eventId' || (name === 'id' && slot.name !== 'id')

function wholeNumber(name: string, { turn }: Aim): number {
  // What is written once for a house or a person begins at 0.
  if (/version/i.test(name)) return turn % 6
  if (/lifetime/i.test(name)) return 30
  if (/year/i.test(name)) return 2_000
  // A building one has already is refused, so every one is another.
  if (name === 'egid') return 1 + Math.floor(Math.random() * 900_000_000)
  const known: Record<string, number> = { first: 3, east: 2_696_500, north: 1_245_300 }
  return known[name] ?? 5
}

function textFor(name: string, aim: Aim): string {
  const { me, victim } = aim
  if (name === 'after' || /cursor/i.test(name)) {
    const id = idFor('id', '', { ...aim, reach: 'foreign' })
    // Most lists go on behind an id, to-dos behind a day and an id.
    const parts = aim.turn % 2 === 0 ? [id] : ['2020-02-29', id]
    return Buffer.from(JSON.stringify(parts)).toString('base64url')
  }
  if (name === 'search') return victim.mark
  const known: Record<string, string> = {
    zip: '8610',
    phone: me.canaries.phone,
    egrid: me.canaries.egrid,
    houseNumber: me.canaries.short,
    // A letter an owner lets send is the recipient's; who is written to must not be somebody the sweep looks after.
    email: me.email,
    token: 'x'.repeat(43),
    managerEmail: `${me.canaries.long}@kunde.test`,
    managerPhone: me.canaries.phone,
    step: 'facts',
    templateKey: 'service',
    values: JSON.stringify({ street: me.canaries.long }),
  }
  // The own canary stays in what is written, so that the attacker's rows still tell in the next round.
  return known[name] ?? `${victim.mark} ${me.canaries.long}`
}

const houseTables = new Set(['real_estate', 'real_estate_finance'])

/** A house where a house is meant, a person where a person is meant, else something of the table the field speaks of. */
export function idFor(name: string, of: string, aim: Aim, use: 'claim' | 'reference' = 'reference'): string {
  const { me, victim, turn, reach } = aim
  if (/idempotencyKey/i.test(name)) return turn % 4 === 0 ? (pick(victim.keys, turn) ?? newId()) : newId()
  const table = bestTable(name, of, aim)
  const isHouse = houseTables.has(table ?? '')
  const whose = reach === 'own' || (reach === 'mixed' && isHouse) ? me : victim
  if (isHouse) return pick(whose.houses, turn) ?? newId()
  if (/user|person|member/i.test(name)) return whose.editor.userId
  const ids = aim.ids.get(whose) ?? new Map<string, readonly string[]>()
  const tables = [...ids.keys()]
  const chosen = table !== undefined && turn % 4 !== 3 ? table : pick(tables, turn)
  const all = ids.get(chosen ?? '') ?? []
  // Ids claimed for own new rows are never named as references: a link to them could be to either row.
  const half = all.filter((id) => /[02468ace]$/.test(id) === (use === 'claim'))
  return pick(half.length > 0 || use === 'claim' ? half : all, turn) ?? newId()
}

function bestTable(name: string, of: string, { ids, victim }: Aim): string | undefined {
  if (/realEstateId$/i.test(name)) return 'real_estate'
  if (name === 'eventId') return 'component_event'
  if (name === 'act') return 'audit_event'
  // What an argument is called says more than where it stands: `componentId` of an event is a component.
  const tables = [...(ids.get(victim)?.keys() ?? []), ...houseTables]
  return longestIn(name, tables) ?? longestIn(of, tables)
}

const longestIn = (words: string, tables: readonly string[]): string | undefined =>
  tables
    .filter((table) => words.toLowerCase().includes(table.replaceAll('_', '')))
    .toSorted((a, b) => b.length - a.length)[0]
