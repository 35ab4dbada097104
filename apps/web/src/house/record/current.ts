import { verbOf, type HouseRecord } from './record.ts'
import { isSame, mergeLists } from './same.ts'
import type { Answer, Entry, Loose, Said } from './said.ts'
import type { Verb } from './verbs.ts'

/** What the server holds instead, as its refusal tells: the row itself. */
export type Current = Answer & Loose

export type Clash = { readonly name: string; readonly mine: unknown; readonly theirs: unknown }

export const asCurrent = (told: unknown): Current | undefined =>
  typeof told === 'object' && told !== null && 'version' in told && 'deletedAt' in told
    ? (told as Current)
    : undefined

/** The facts both have changed, to different things; everything else goes together by itself. */
export const clashesOf = (
  names: readonly string[],
  { facts = {}, before = {} }: Pick<Said, 'facts' | 'before'>,
  current: Loose,
): Clash[] =>
  names
    .map((name) => ({ name, mine: facts[name], theirs: current[name] }))
    .filter(
      ({ name, mine, theirs }) =>
        mine !== undefined && !Array.isArray(mine) && differs(theirs, mine) && differs(theirs, before[name]),
    )

// A fact of several parts is told anew each time.
const differs = (a: unknown, b: unknown): boolean =>
  typeof a === 'object' && a !== null ? !isSame(a, b) : a !== b

/** What was written, over what the server holds: of lists both versions go together. */
export const mergedFacts = (
  names: readonly string[],
  { facts = {}, before = {} }: Pick<Said, 'facts' | 'before'>,
  current: Loose,
): Loose =>
  Object.fromEntries(
    Object.entries(facts).map(([name, mine]) => [
      name,
      names.includes(name) ? mergeLists(before[name], mine, current[name]) : mine,
    ]),
  )

/** Whether the server holds already what a refused change wanted: then nothing is left to decide. */
export function isReached(record: HouseRecord, entry: Entry, told: unknown): boolean {
  const current = asCurrent(told)
  const { verb, child } = verbOf(record, entry.op) ?? {}
  // A decision can meet another one that stands in its way.
  if (current === undefined || current.id !== entry.objectId) return false
  const isGone = current.deletedAt !== null
  const { facts = {}, yields } = entry.variables
  if (verb?.kind === 'trash') return isGone || yields === true
  if (verb?.kind === 'restore') return !isGone
  if (verb?.kind === 'edit' && yields === true) return true
  if (verb?.over !== undefined)
    return (
      !isGone &&
      Object.keys(verb.over).every((name) => isSame(facts[name] ?? null, current[name])) &&
      // What else was written is not there by chance.
      Object.keys(facts).every(
        (name) => !(name in record.facts) || (name in current && isSame(facts[name], current[name])),
      )
    )
  if ((verb?.kind !== 'edit' && verb?.kind !== 'add') || isGone) return false
  // A child is there or it is not.
  if (child !== undefined) return true
  // The server does not tell everything that was written, as an amount.
  if (verb.kind === 'edit' && Object.keys(facts).some((name) => !(name in record.facts))) return false
  return Object.keys(record.facts).every(
    (name) => facts[name] === undefined || isSame(facts[name], current[name]),
  )
}

/** Whether what a change puts something else in the place of is still as its owner saw it. */
export const isAsSeen = ({ over = {} }: Verb, { before = {} }: Said, row: Loose): boolean =>
  Object.keys({ ...over, ...before }).every((name) => isSame(before[name], row[name]))

/** The refused change over what the server holds, if nobody else touched what it is about: then it goes on top. */
export function mergedOver(record: HouseRecord, entry: Entry, told: unknown): Entry | undefined {
  const current = asCurrent(told)
  const { verb } = verbOf(record, entry.op) ?? {}
  if (current === undefined) return undefined
  // An act over what was thrown away is asked about: it would have to come back first.
  const isThere = current.deletedAt === null || verb?.kind !== 'act'
  const isFree =
    verb?.kind === 'restore' ||
    (verb?.isAnyway === true && isThere && isAsSeen(verb, entry.variables, current)) ||
    (verb?.kind === 'edit' &&
      current.deletedAt === null &&
      clashesOf(Object.keys(record.facts), entry.variables, current).length === 0)
  const merged = verb?.kind === 'edit' && {
    facts: mergedFacts(Object.keys(record.facts), entry.variables, current),
    ...(verb.isWhole === true && { row: current }),
  }
  return isFree
    ? { ...entry, variables: { ...entry.variables, ...merged, expectedVersion: current.version } }
    : undefined
}
