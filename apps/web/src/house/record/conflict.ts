import { withFollowers } from '#device/outbox/entry.ts'
import type { OutboxEntry, Renewal } from '#device/outbox/outbox.ts'
import {
  asCurrent,
  clashesOf,
  isAsSeen,
  mergedFacts,
  mergedOver,
  type Clash,
  type Current,
} from './current.ts'
import { isSo } from './overlay.ts'
import { entriesOf, namedBy, verbOf, withTheirs, type HouseRecord } from './record.ts'
import { isSame } from './same.ts'
import { pick, type Change, type Entry, type Loose, type LooseRow, type Said } from './said.ts'
import type { Kind } from './verbs.ts'

/**
 * `facts`: both wrote something, per field one must win. `gone`: somebody threw away what was changed here.
 * `changed`: somebody changed what was thrown away here. `replaced`: somebody put something else in the place of what was
 * to be replaced here. `refused`: the server does not accept it, whatever is chosen.
 */
export type Conflict = {
  readonly kind: 'facts' | 'gone' | 'changed' | 'replaced' | 'refused'
  readonly root: Entry
  /** The refused change and those of the same row that wait behind it. */
  readonly family: readonly Entry[]
  readonly current: Current | undefined
  /** What was written here and, since then, differently there. */
  readonly pairs: readonly Clash[]
  /** All that was written here. */
  readonly written: Loose
}

export function conflictOf(record: HouseRecord, entries: readonly Entry[], root: Entry): Conflict {
  const later = entries.filter(({ seq }) => seq >= root.seq)
  const family = later.filter(({ objectId }) => objectId === root.objectId)
  const current = asCurrent(root.current)
  const wish = wishOf(record, family)
  const pairs = current === undefined ? [] : clashesOf(Object.keys(record.facts), wish, current)
  const written = current === undefined ? wish.facts : mergedFacts(Object.keys(record.facts), wish, current)
  return { kind: kindOf(record, root, current), root, family, current, pairs, written }
}

function kindOf(record: HouseRecord, { op, code }: Entry, current: Current | undefined): Conflict['kind'] {
  const { verb, child } = verbOf(record, op) ?? {}
  if (code !== 'CONFLICT' || current === undefined || child !== undefined) return 'refused'
  // Nothing stands any more where an act wanted to put something else.
  if (verb?.over !== undefined) return verb.kind === 'act' && current.deletedAt !== null ? 'gone' : 'replaced'
  if (verb?.kind === 'restore' || verb?.kind === 'act') return 'refused'
  if (verb?.kind === 'trash') return 'changed'
  return current.deletedAt === null ? 'facts' : 'gone'
}

/** A refused change and all behind it as they must be said now; nothing where the server did not say what it holds. */
export function sayAnew(record: HouseRecord, root: Entry, all: readonly OutboxEntry[]): Renewal | undefined {
  const entries = entriesOf(record, all, root.realEstateId)
  const { verb, child } = verbOf(record, root.op) ?? {}
  if (child !== undefined) return verb?.kind === 'add' ? undefined : childAnew(record, root, entries)
  const conflict = conflictOf(record, entries, root)
  return conflict.current === undefined ? undefined : renewalOf(record, conflict, all)
}

/** The same after the owner has chosen: of what was written not what is `dropped`. */
export const renewalOf = (
  record: HouseRecord,
  conflict: Conflict,
  all: readonly OutboxEntry[],
  dropped?: ReadonlySet<string>,
): Renewal => {
  const { root, family } = conflict
  const anew = rebase(record, conflict, dropped)
  // Whatever builds on what is made here, of any noun, goes behind it again.
  const behind = (root.kind === 'creation' ? withFollowers(all, root) : []).filter(
    ({ seq }) => !family.some((one) => one.seq === seq),
  )
  const id = anew[0]?.objectId ?? root.objectId
  return {
    changes: [...anew, ...behind.map((one) => about(one as Entry, root.objectId, id))].map((one) => ({
      ...one,
      realEstateId: root.realEstateId,
    })),
    replaced: [...family, ...behind].map(({ seq }) => seq),
  }
}

/** A change that named what became part of something else names that. */
function about(change: Change & Partial<Entry>, from: string, to: string): Change {
  const { op, kind, objectId, variables } = change
  if (from === to) return change
  return {
    op,
    kind,
    objectId: objectId === from ? to : objectId,
    variables: renamed(variables, from, to) as Said,
  }
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, from, to)]))
}

/** A child is there or it is not: the last word about it counts, whatever became of it meanwhile. */
function childAnew(record: HouseRecord, root: Entry, entries: readonly Entry[]): Renewal | undefined {
  const current = asCurrent(root.current)
  if (current === undefined) return undefined
  const family = entries.filter(({ objectId, seq }) => objectId === root.objectId && seq >= root.seq)
  const last = family.at(-1) ?? root
  const isTrue = (verbOf(record, last.op)?.verb.kind === 'trash') === (current.deletedAt !== null)
  const said = isTrue ? undefined : mergedOver(record, last, current)
  return { changes: said === undefined ? [] : [said], replaced: family.map(({ seq }) => seq) }
}

/** The changes as they must be said now, to what the server holds; of what was written not what is `dropped`. */
export function rebase(
  record: HouseRecord,
  { root, family, current, written }: Conflict,
  dropped: ReadonlySet<string> = new Set(),
): Change[] {
  if (current === undefined) return []
  const anew = verbOf(record, root.op)?.verb.anew
  if (anew !== undefined) {
    const first = anew(root, current)
    return [first, ...family.slice(1).map((one) => about(one, root.objectId, first.objectId))]
  }
  const { deletedAt, ...row } = current
  const changes: Change[] = []
  // Its children are not told; what is shown meanwhile begins without them.
  let now: LooseRow = { ...record.blank(''), ...row }
  let isGone = deletedAt !== null
  const say = (name: string, said: Omit<Said, 'title'>, after: Loose = {}) => {
    const variables = { ...namedBy(record, now), ...said }
    changes.push({ op: `${record.noun}.${name}`, kind: 'change', objectId: now.id, variables })
    now = { ...now, ...after, version: now.version + 1 }
  }
  const given = withTheirs(record, [...dropped])
  const changed = Object.keys(record.facts).filter(
    (name) => name in written && !given.includes(name) && !isSame(written[name], row[name]),
  )
  const facts = { ...pick(written, withTheirs(record, changed)), ...untold(record, family) }
  // What is wanted of something in the trash is only possible once it is back.
  const bringBack = () => {
    if (isGone) say(nameOf(record, 'restore'), { expectedVersion: now.version, row: now })
    isGone = false
  }
  if (Object.keys(facts).length > 0) {
    bringBack()
    const before = pick(now, Object.keys(facts))
    const name = nameOf(record, 'edit')
    const whole = record.verbs[name]?.isWhole === true ? { row: now } : {}
    say(name, { expectedVersion: now.version, facts, before, ...whole }, facts)
  }
  for (const entry of family) {
    const { name = '', verb } = verbOf(record, entry.op) ?? {}
    if (verb?.kind === 'act') {
      bringBack()
      // About the refused one the owner was asked; one behind it is, if it would replace what they have not seen.
      const isMeant = entry.seq === root.seq || isAsSeen(verb, entry.variables, now)
      const seen = isMeant && {
        expectedVersion: now.version,
        ...(verb.over && { before: pick(now, Object.keys(verb.over)) }),
      }
      say(name, { ...entry.variables, ...seen }, verb.also?.(entry, now))
    } else if (verb?.kind === 'set' && !isSo(now, verb.becomes ?? {})) {
      bringBack()
      say(name, verb.isUnread === true ? { row: now } : {}, verb.becomes)
    } else if (verb?.kind === 'trash' && !isGone) {
      say(name, { expectedVersion: now.version })
      isGone = true
    } else if (verb?.kind === 'restore' || verb?.kind === 'add') bringBack()
  }
  return changes
}

/** What was written that the server does not tell back, as an amount: nobody is asked about it, and it goes along. */
const untold = (record: HouseRecord, family: readonly Entry[]): Loose =>
  Object.fromEntries(
    family
      .filter(({ op }) => verbOf(record, op)?.verb.kind === 'edit')
      .flatMap(({ variables: { facts = {} } }) => Object.entries(facts))
      .filter(([name]) => !(name in record.facts)),
  )

/** The name of the verb of a kind. */
const nameOf = ({ verbs }: HouseRecord, kind: Kind): string =>
  Object.keys(verbs).find((name) => verbs[name]?.kind === kind) ?? ''

/** What several changes want together, and what stood there before the first of them. */
function wishOf(record: HouseRecord, family: readonly Entry[]) {
  let facts: Loose = {}
  let before: Loose = {}
  for (const { op, variables } of family) {
    const kind = verbOf(record, op)?.verb.kind
    if (kind === 'add') facts = { ...variables.facts }
    if (kind !== 'edit') continue
    facts = { ...facts, ...variables.facts }
    before = { ...variables.before, ...before }
  }
  return { facts, before }
}
