import type { Renewal } from '#device/outbox/outbox.ts'
import { factNames, pickFacts, type TodoFacts, type TodoRow } from '#features/todos/todo.ts'
import {
  completion,
  deletion,
  edit,
  reopening,
  restoration,
  todoIdOf,
  type TodoChange,
  type TodoEntry,
} from './todo-changes.ts'
import { asPicture, asTodo, clashesOf, mergedOver, type CurrentTodo, type FactPair } from './todo-current.ts'

/**
 * `facts`: both wrote something, per field one must win. `gone`: somebody threw away what was changed here.
 * `changed`: somebody changed what was thrown away here. `refused`: the server does not accept it, whatever is chosen.
 */
export type Conflict = {
  readonly kind: 'facts' | 'gone' | 'changed' | 'refused'
  readonly root: TodoEntry
  /** The refused change and those of the same to-do that wait behind it. */
  readonly family: readonly TodoEntry[]
  /** Its photos that can only follow once it exists. */
  readonly photos: readonly TodoEntry[]
  readonly current: CurrentTodo | undefined
  /** What was written here and, since then, differently there. */
  readonly pairs: readonly FactPair[]
  /** All that was written here. */
  readonly written: Partial<TodoFacts>
}

export function conflictOf(entries: readonly TodoEntry[], root: TodoEntry): Conflict {
  const later = entries.filter(({ seq }) => seq >= root.seq)
  const family = later.filter(({ objectId }) => objectId === root.objectId)
  const photos =
    root.op === 'addTodo'
      ? later.filter((entry) => entry.op === 'addTodoPicture' && todoIdOf(entry) === root.objectId)
      : []
  const current = asTodo(root.current)
  const { written, before } = wishOf(family)
  const pairs = current === undefined ? [] : clashesOf(written, before, current)
  return { kind: kindOf(root, current), root, family, photos, current, pairs, written }
}

function kindOf({ op, code }: TodoEntry, current: CurrentTodo | undefined): Conflict['kind'] {
  if (code !== 'CONFLICT' || current === undefined || op === 'restoreTodo') return 'refused'
  if (op === 'deleteTodo') return 'changed'
  return current.deletedAt === null ? 'facts' : 'gone'
}

/** A refused change and all behind it as they must be said now; nothing where the server did not say what it holds. */
export function sayAnew(root: TodoEntry, entries: readonly TodoEntry[]): Renewal | undefined {
  if (root.op === 'deleteTodoPicture' || root.op === 'restoreTodoPicture') return pictureAnew(root, entries)
  const conflict = conflictOf(entries, root)
  return conflict.current === undefined ? undefined : renewalOf(conflict)
}

/** The same after the owner has chosen: of what was written not what is `dropped`. */
export const renewalOf = (conflict: Conflict, dropped?: ReadonlySet<string>): Renewal => ({
  changes: [...rebase(conflict, dropped), ...conflict.photos],
  replaced: [...conflict.family, ...conflict.photos].map(({ seq }) => seq),
})

/** A photo is there or it is not: the last word about it counts, whatever became of it meanwhile. */
function pictureAnew(root: TodoEntry, entries: readonly TodoEntry[]): Renewal | undefined {
  const current = asPicture(root.current)
  if (current === undefined) return undefined
  const family = entries.filter(({ objectId, seq }) => objectId === root.objectId && seq >= root.seq)
  const last = family.at(-1) ?? root
  const isSo = (last.op === 'deleteTodoPicture') === (current.deletedAt !== null)
  const said = isSo ? undefined : mergedOver(last, current)
  return { changes: said === undefined ? [] : [said], replaced: family.map(({ seq }) => seq) }
}

/** The changes as they must be said now, to what the server holds; of what was written not what is `dropped`. */
export function rebase(
  { family, current, written }: Conflict,
  dropped: ReadonlySet<string> = new Set(),
): TodoChange[] {
  if (current === undefined) return []
  const { deletedAt, ...row } = current
  const changes: TodoChange[] = []
  let now = { ...row, pictures: [] as TodoRow['pictures'] }
  let isGone = deletedAt !== null
  const place = { realEstateId: family[0]?.realEstateId ?? '' }
  const say = (change: TodoChange, after: Partial<TodoRow> = {}) => {
    changes.push(change)
    now = { ...now, ...after, version: now.version + 1 }
  }
  const facts = pickFacts(
    written,
    factNames.filter((name) => !dropped.has(name) && written[name] !== row[name]),
  )
  // What is wanted of a to-do in the trash is only possible once it is back.
  const bringBack = () => {
    if (isGone) say(restoration(place, now))
    isGone = false
  }
  if (Object.keys(facts).length > 0) {
    bringBack()
    say(edit(place, now, facts), facts)
  }
  for (const { op } of family) {
    if (op === 'completeTodo' || op === 'reopenTodo') {
      const isDone = op === 'completeTodo'
      if ((now.state === 'done') === isDone) continue
      bringBack()
      say(isDone ? completion(place, now) : reopening(place, now), { state: isDone ? 'done' : 'open' })
    } else if (op === 'deleteTodo' && !isGone) {
      say(deletion(place, now))
      isGone = true
    } else if (op === 'restoreTodo' || op === 'addTodo') bringBack()
  }
  return changes
}

/** What several changes want together, and what stood there before the first of them. */
function wishOf(family: readonly TodoEntry[]) {
  let written: Partial<TodoFacts> = {}
  let before: Partial<TodoFacts> = {}
  for (const entry of family) {
    if (entry.op === 'addTodo') written = { ...entry.variables.facts }
    if (entry.op !== 'updateTodo') continue
    written = { ...written, ...entry.variables.facts }
    before = { ...entry.variables.before, ...before }
  }
  return { written, before }
}
