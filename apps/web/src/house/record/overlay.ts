import { verbOf, type HouseRecord, type Shown } from './record.ts'
import { rowIdOf, rowIdsOf, type Entry, type Loose, type LooseRow, type Row } from './said.ts'
import type { Verb } from './verbs.ts'

/** An entry on its way, or one that has just arrived and is not in the lists read before. */
export type Replayed = Entry & { readonly isSent?: boolean }
type World = { readonly shown: Map<string, LooseRow>; readonly gone: Map<string, LooseRow> }

/**
 * The rows as their owner left them: what the server told, and on top, in order, what it has not confirmed yet.
 * Whatever it has already is not done twice, so it does not matter how far the server has come. The version of each
 * is the one it will have when all of this has arrived; the next change expects it.
 */
export function overlay<R extends Row>(
  record: HouseRecord<R>,
  rows: readonly R[],
  entries: readonly Replayed[],
): Shown<R>[] {
  const world = worldOf(rows.map((row) => ({ ...row, isWaiting: false })))
  for (const entry of entries.toSorted((a, b) => a.seq - b.seq)) {
    const { verb, child } = verbOf(record, entry.op) ?? {}
    if (verb === undefined) continue
    // A refused change of what the server has is not shown as if it were true; a refused creation exists nowhere else.
    if (entry.state === 'queued' || verb.kind === 'add') {
      if (child === undefined) {
        replay(world, verb, record.blank, entry)
        replayBeside(world, verb, entry)
      } else replayInside(world, child, verb, record.children?.[child]?.blank ?? nothing, entry)
    }
    mark(world, entry)
  }
  // Every row of it is one of the server's with changes on top, or a blank one with the facts of its creation.
  return ([...world.shown.values()] as unknown as Shown<R>[]).toSorted((a, b) => record.compare(a, b))
}

const nothing = () => ({})

const worldOf = (rows: readonly Row[]): World => ({
  shown: new Map(rows.map((row) => [row.id, { ...row }])),
  gone: new Map(),
})

function mark({ shown }: World, entry: Replayed): void {
  for (const id of rowIdsOf(entry)) {
    const row = shown.get(id)
    if (row === undefined || entry.isSent === true) continue
    if (entry.state === 'queued') shown.set(row.id, { ...row, isWaiting: true })
    // The first refusal holds the others, so it is the one to settle.
    else if (row['refusal'] === undefined) shown.set(row.id, { ...row, refusal: entry })
  }
}

/** What an act over several leaves as it is already, it does not change. */
function replayEach({ shown, gone }: World, verb: Verb, entry: Replayed): void {
  for (const id of rowIdsOf(entry)) {
    const row = shown.get(id)
    if (row === undefined) continue
    const after = verb.each?.(entry, row)
    if (after === row) continue
    const version = row.version + 1
    if (after !== undefined) shown.set(id, { ...after, version })
    else if (shown.delete(id)) gone.set(id, { ...row, version })
  }
}

/** What hangs together with the row, as that stands now: also where only its own answer is in the lists. */
function replayBeside({ shown }: World, { beside }: Verb, entry: Replayed): void {
  if (beside === undefined) return
  const own = shown.get(entry.objectId)
  for (const [id, row] of shown) {
    const after = row === own ? row : beside(entry, own, row)
    if (after !== row)
      shown.set(id, { ...after, version: row.version + 1, ...(entry.isSent !== true && { isWaiting: true }) })
  }
}

function replay({ shown, gone }: World, verb: Verb, blank: (at: string) => object, entry: Replayed): void {
  const { objectId: id, variables, createdAt } = entry
  const { facts = {}, expectedVersion = 0, row: carried, yields } = variables
  const row = shown.get(id)
  const at = new Date(createdAt).toISOString()
  const stamp = (one: Loose): Loose =>
    yields === true
      ? {}
      : { ...('updatedAt' in one && { updatedAt: at }), ...('touchedAt' in one && { touchedAt: at }) }
  const also = verb.also?.(entry, row ?? {})
  switch (verb.kind) {
    case 'add': {
      // What a refused one wanted to take the place of still stands.
      if (entry.state === 'queued') for (const taken of verb.takes?.(entry) ?? []) shown.delete(taken)
      for (const made of verb.makes?.(entry) ?? [{ ...facts, ...also, id }])
        if (!shown.has(made.id) && !gone.has(made.id))
          shown.set(made.id, { ...blank(at), ...made, isWaiting: false, version: 1 })
      return
    }
    case 'edit': {
      const before = row ?? (verb.isUnread === true ? unmarked(carried) : undefined)
      if (before !== undefined && before.version <= expectedVersion)
        shown.set(id, { ...before, ...facts, ...also, ...stamp(before), version: expectedVersion + 1 })
      return
    }
    case 'act': {
      if (row !== undefined && row.version <= expectedVersion)
        shown.set(id, { ...row, ...also, version: expectedVersion + 1 })
      return
    }
    case 'trash': {
      if (row === undefined || row.version > expectedVersion) return
      shown.delete(id)
      gone.set(id, { ...row, version: expectedVersion + 1 })
      return
    }
    case 'restore': {
      const before = gone.get(id) ?? unmarked(carried)
      if (row !== undefined || before === undefined) return
      gone.delete(id)
      // An entry of an earlier release carries a row that does not know every fact.
      shown.set(id, { ...blank(at), ...before, version: expectedVersion + 1 })
      return
    }
    case 'undo': {
      replayUndo({ shown, gone }, blank(at), entry)
      return
    }
    case 'several': {
      replayEach({ shown, gone }, verb, entry)
      return
    }
    case 'set': {
      const before = row ?? (gone.has(id) || verb.isUnread !== true ? undefined : unmarked(carried))
      if (before === undefined || isSo(before, verb.becomes ?? {})) return
      const becomes = { ...verb.becomes, ...also, ...stamp(before) }
      shown.set(id, { ...before, ...becomes, version: before.version + 1 })
    }
  }
}

/** As it was before the act, unless the server has taken it back already or somebody went on from it. */
function replayUndo({ shown, gone }: World, blank: object, entry: Replayed): void {
  const before = entry.variables.row
  if (before === undefined) return
  const ids = before.version === 0 ? rowIdsOf(entry) : [before.id]
  if (ids.some((id) => (shown.get(id)?.version ?? 0) > before.version + 1)) return
  gone.delete(before.id)
  if (before.version === 0) for (const id of ids) shown.delete(id)
  else shown.set(before.id, { ...blank, isWaiting: false, ...before, version: before.version + 2 })
}

function replayInside(
  { shown }: World,
  child: string,
  verb: Verb,
  blank: () => object,
  entry: Replayed,
): void {
  const parent = shown.get(rowIdOf(entry))
  if (parent === undefined) return
  const inner = worldOf(childrenOf(parent, child))
  const isNew = !inner.shown.has(entry.objectId)
  replay(inner, verb, blank, entry)
  const one = inner.shown.get(entry.objectId)
  const { file } = entry.variables
  if (verb.kind === 'add' && one !== undefined)
    inner.shown.set(one.id, {
      ...one,
      ...(isNew && { isWaiting: entry.isSent !== true }),
      ...(isNew && entry.state === 'rejected' && { refusal: entry }),
      // Until the server has looked at it, the copy on the device is all there is to see.
      ...(file !== undefined && one['url'] === null && { file }),
    })
  shown.set(parent.id, { ...parent, [child]: [...inner.shown.values()] })
}

export const childrenOf = (row: object, child: string): readonly Row[] => {
  const value = (row as Loose)[child]
  return Array.isArray(value) ? (value as readonly Row[]) : []
}

const unmarked = (row: Row | undefined): LooseRow | undefined => row && { isWaiting: false, ...row }

export const isSo = (row: Loose, wanted: Loose): boolean =>
  Object.entries(wanted).every(([name, value]) => row[name] === value)
