import type { OutboxEntry } from '#lib/outbox/entry.ts'
import { factNames, pickFacts, type FactName, type TodoFacts, type TodoRow } from './todo.ts'
import {
  completion,
  deletion,
  edit,
  reopening,
  restoration,
  type TodoChange,
  type TodoEntry,
} from './todo-changes.ts'

/** What the server holds instead, as its refusal tells. */
export type CurrentTodo = Omit<TodoRow, 'pictures'> & { readonly deletedAt: string | null }
export type FactPair = {
  readonly name: FactName
  readonly mine: string | null
  readonly theirs: string | null
}

/**
 * `facts`: both wrote something, per field one must win. `gone`: somebody threw away what was changed here.
 * `changed`: somebody changed what was thrown away here. `refused`: the server does not accept it, whatever is chosen.
 */
export type Conflict = {
  readonly kind: 'facts' | 'gone' | 'changed' | 'refused'
  readonly root: TodoEntry
  /** The refused change and those of the same to-do that wait behind it. */
  readonly family: readonly TodoEntry[]
  readonly current: CurrentTodo | undefined
  /** What was written here and, since then, differently there. */
  readonly pairs: readonly FactPair[]
  /** All that was written here. */
  readonly written: Partial<TodoFacts>
}

export function conflictOf(entries: readonly TodoEntry[], root: TodoEntry): Conflict {
  const family = entries.filter((entry) => entry.objectId === root.objectId && entry.seq >= root.seq)
  const current = currentOf(root)
  const { written, before } = wishOf(family)
  const pairs = current === undefined ? [] : clashesOf(written, before, current)
  return { kind: kindOf(root, current), root, family, current, pairs, written }
}

/** The fields both have changed, to different things; everything else goes together by itself. */
function clashesOf(mine: Partial<TodoFacts>, before: Partial<TodoFacts>, theirs: TodoFacts): FactPair[] {
  return factNames.flatMap((name) => {
    const own = mine[name]
    const isTheirs = theirs[name] === own || theirs[name] === before[name]
    return own === undefined || isTheirs ? [] : [{ name, mine: own, theirs: theirs[name] }]
  })
}

function kindOf({ op, code }: TodoEntry, current: CurrentTodo | undefined): Conflict['kind'] {
  if (code !== 'CONFLICT' || current === undefined) return 'refused'
  if (op === 'updateTodo' || op === 'completeTodo' || op === 'reopenTodo')
    return current.deletedAt === null ? 'facts' : 'gone'
  return op === 'deleteTodo' ? 'changed' : 'refused'
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
    } else if (op === 'restoreTodo') bringBack()
  }
  return changes
}

/** The version to say a refused change to, if nobody else touched what it is about: then it simply goes on top. */
export function mergeableOver(entry: TodoEntry, answer: unknown): number | undefined {
  const current = asCurrent(answer)
  if (entry.op !== 'updateTodo' || current === undefined || current.deletedAt !== null) return undefined
  const { facts, before } = entry.variables
  return clashesOf(facts, before, current).length === 0 ? current.version : undefined
}

/** Whether the server holds already what a refused change wanted: then nothing is left to decide. */
export function isReached(entry: TodoEntry, answer: unknown): boolean {
  const current = asCurrent(answer)
  if (current === undefined) return false
  if (entry.op === 'deleteTodo') return current.deletedAt !== null
  if (entry.op === 'restoreTodo') return current.deletedAt === null
  if (entry.op !== 'updateTodo' || current.deletedAt !== null) return false
  const { facts } = entry.variables
  return factNames.every((name) => facts[name] === undefined || facts[name] === current[name])
}

/** What several changes want together, and what stood there before the first of them. */
function wishOf(family: readonly TodoEntry[]) {
  let written: Partial<TodoFacts> = {}
  let before: Partial<TodoFacts> = {}
  for (const entry of family) {
    if (entry.op !== 'updateTodo') continue
    written = { ...written, ...entry.variables.facts }
    before = { ...entry.variables.before, ...before }
  }
  return { written, before }
}

const currentOf = ({ current }: Pick<OutboxEntry, 'current'>): CurrentTodo | undefined => asCurrent(current)

// The server sends the row itself; a photo's row has no title.
function asCurrent(answer: unknown): CurrentTodo | undefined {
  const isTodo = typeof answer === 'object' && answer !== null && 'title' in answer && 'version' in answer
  return isTodo ? (answer as CurrentTodo) : undefined
}
