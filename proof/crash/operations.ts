import { randomBytes, randomInt } from 'node:crypto'
import { uuid7 } from '@hauswart/domain/ids/uuid7'

/** One write as it is journalled and sent. `object` is what it changes, `rappen` and `text` what it must leave. */
export type Operation = {
  readonly key: string
  readonly kind: Kind
  readonly user: string
  readonly house?: string
  readonly object: string
  readonly expectedVersion?: number
  readonly rappen?: number
  readonly text?: string
}
export type Kind =
  | 'createHouse'
  | 'addComponent'
  | 'updateComponent'
  | 'deleteComponent'
  | 'restoreComponent'
  | 'finance'
  | 'profile'
  | 'register'

export const newId = (): string => uuid7(Date.now(), randomBytes(10))
export const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item

export type HouseState = { id: string; financeVersion: number; components: ComponentState[] }
export type ComponentState = { id: string; version: number; isDeleted: boolean }
/** What a person knows; two neighbours share what they know of the house they share. */
export type PersonState = { id: string; profileVersion: number; own: HouseState[]; shared: HouseState[] }

type Weighted = readonly [kind: Kind, weight: number]
const mix: readonly Weighted[] = [
  ['createHouse', 3],
  ['addComponent', 30],
  ['updateComponent', 35],
  ['deleteComponent', 8],
  ['restoreComponent', 6],
  ['finance', 12],
  ['profile', 6],
]

/** The next thing this person does. */
export function nextOperation(person: PersonState): Operation {
  const base = { key: newId(), user: person.id }
  const houses = randomInt(10) < 3 ? [...person.own, ...person.shared] : person.own
  const kind = houses.length === 0 ? 'createHouse' : draw()
  if (kind === 'createHouse') return { ...base, kind, object: newId() }
  if (kind === 'profile') {
    return { ...base, kind, object: person.id, expectedVersion: person.profileVersion, text: phone() }
  }
  const house = pick(kind === 'finance' ? person.own : houses)
  if (kind === 'finance') {
    return {
      ...base,
      kind,
      object: house.id,
      house: house.id,
      expectedVersion: house.financeVersion,
      rappen: randomInt(1, 1e9),
    }
  }
  const wantsDeleted = kind === 'restoreComponent'
  const candidates = house.components.filter(({ isDeleted }) => isDeleted === wantsDeleted)
  if (kind === 'addComponent' || candidates.length === 0) {
    return { ...base, kind: 'addComponent', house: house.id, object: newId(), text: note() }
  }
  const { id, version } = pick(candidates)
  return { ...base, kind, house: house.id, object: id, expectedVersion: version, text: note() }
}

/** A new account: the only write of a guest, and the one that makes the worker send a letter. */
export function nextRegistration(): Operation {
  const key = newId()
  return { key, kind: 'register', user: '', object: `${key}@kunde.test` }
}

/** The same wish as somebody states it who knows nothing of keys: a new key, and a new identifier. */
export function naively(operation: Operation): Operation {
  const isNew = operation.kind === 'addComponent' || operation.kind === 'createHouse'
  return { ...operation, key: newId(), ...(isNew ? { object: newId() } : {}) }
}

function draw(): Kind {
  let ticket = randomInt(mix.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [kind, weight] of mix) {
    ticket -= weight
    if (ticket < 0) return kind
  }
  return 'addComponent'
}

const note = (): string => randomBytes(60).toString('hex')
const phone = (): string => `+4179${randomInt(1_000_000, 9_999_999)}`
