import type { OutboxEntry } from '#lib/outbox/entry.ts'
import { factNames, type TodoFacts, type TodoRow } from './todo.ts'
import { completion, deletion, edit, restoration, type TodoChange, type TodoEntry } from './todo-changes.ts'

/** What the server holds instead, as its refusal tells. */
export type CurrentTodo = Omit<TodoRow, 'pictures'> & { readonly deletedAt: string | null }
export type FactName = (typeof factNames)[number]
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
  /** What was written here and reads differently there. */
  readonly pairs: readonly FactPair[]
}

export function conflictOf(entries: readonly TodoEntry[], root: TodoEntry): Conflict {
  const family = entries.filter((entry) => entry.objectId === root.objectId && entry.seq >= root.seq)
  const current = currentOf(root)
  const mine = writtenFacts(family)
  const pairs = factNames.flatMap((name) => {
    const [own, theirs] = [mine[name], current?.[name] ?? null]
    return own === undefined || own === theirs ? [] : [{ name, mine: own, theirs }]
  })
  return { kind: kindOf(root, current), root, family, current, pairs }
}

function kindOf({ op, code }: TodoEntry, current: CurrentTodo | undefined): Conflict['kind'] {
  if (code !== 'CONFLICT' || current === undefined) return 'refused'
  if (op === 'updateTodo' || op === 'completeTodo' || op === 'reopenTodo')
    return current.deletedAt === null ? 'facts' : 'gone'
  return op === 'deleteTodo' ? 'changed' : 'refused'
}

/** The changes as they must be said now, to what the server holds; of what was written only `wanted`. */
export function rebase({ family, current }: Conflict, wanted: ReadonlySet<FactName>): TodoChange[] {
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
  const facts = pick(writtenFacts(family), wanted)
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
      say(completion(place, now, isDone), { state: isDone ? 'done' : 'open' })
    } else if (op === 'deleteTodo' && !isGone) {
      say(deletion(place, now))
      isGone = true
    } else if (op === 'restoreTodo') bringBack()
  }
  return changes
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

function writtenFacts(family: readonly TodoEntry[]): Partial<TodoFacts> {
  return Object.assign(
    {},
    ...family.map((entry) => (entry.op === 'updateTodo' ? entry.variables.facts : {})),
  ) as Partial<TodoFacts>
}

const pick = (facts: Partial<TodoFacts>, wanted: ReadonlySet<FactName>): Partial<TodoFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => wanted.has(name as FactName)))

const currentOf = ({ current }: Pick<OutboxEntry, 'current'>): CurrentTodo | undefined => asCurrent(current)

// The server sends the row itself; a photo's row has no title.
function asCurrent(answer: unknown): CurrentTodo | undefined {
  const isTodo = typeof answer === 'object' && answer !== null && 'title' in answer && 'version' in answer
  return isTodo ? (answer as CurrentTodo) : undefined
}
