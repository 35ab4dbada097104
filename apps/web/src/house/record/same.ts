import type { Loose } from './said.ts'

/** Whether two facts say the same, in whatever order their parts were written down. */
export function isSame(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]))
}

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

/** A fact that is a list is never one for the owner to choose: what each added and took away goes together. */
export function mergeLists(before: unknown, mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mine
  const old: readonly unknown[] = Array.isArray(before) ? before : []
  if ([...old, ...mine, ...theirs].every(isNamed)) return mergeNamed(old.filter(isNamed), mine, theirs)
  const without = (from: readonly unknown[], others: readonly unknown[]) =>
    from.filter((one) => !others.some((other) => isSame(one, other)))
  const removed = without(old, mine)
  const added = without(without(mine, old), theirs)
  return [...without(theirs, removed), ...added]
}

type Named = readonly Loose[]
/** What money comes from stands once in its list, as an id does. */
const nameOf = (one: Loose): unknown => one['id'] ?? one['source']
const isNamed = (one: unknown): one is Loose => isObject(one) && typeof nameOf(one) === 'string'

/** Parts with a name of their own, as the steps of a to-do, stay in their places: two who tick at once have ticked both. */
function mergeNamed(old: Named, mine: Named, theirs: Named): Named {
  const find = (some: Named, like: Loose) => some.find((one) => nameOf(one) === nameOf(like))
  const kept = theirs.flatMap((one) => {
    const [was, own] = [find(old, one), find(mine, one)]
    if (own === undefined) return was === undefined ? [one] : []
    const changed = Object.entries(own).filter(([name, value]) => !isSame(value, was?.[name]))
    return [{ ...one, ...Object.fromEntries(changed) }]
  })
  return [...kept, ...mine.filter((one) => !find(old, one) && !find(theirs, one))]
}
