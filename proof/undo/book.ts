import { isAbsent, touchedBetween, type State } from './stage.ts'

/** One act as the proof wrote it down. Contents are named by the act that had made them. */
export type Booked = {
  readonly id: string
  readonly name: string
  readonly needsFinances: boolean
  readonly touched: readonly string[]
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
  readonly contentBefore: ReadonlyMap<string, string | undefined>
  readonly contentAfter: ReadonlyMap<string, string>
}
type Act = Pick<Booked, 'id' | 'name' | 'needsFinances'>
type CanSee = (row: string) => boolean

/** What is whose content, kept apart from the marks of the database. */
export function makeBook(start: State) {
  const content = new Map<string, string>([...start.rows.keys()].map((key) => [key, 'start']))
  const done: Booked[] = []
  const undoers = new Map<string, Set<string>>()

  function note(act: Act, before: State, after: State, undone?: Booked): void {
    const touched = touchedBetween(before, after)
    if (touched.length === 0) return
    const contentBefore = new Map(
      touched.map((key) => [key, before.rows.has(key) ? content.get(key) : undefined]),
    )
    for (const key of touched)
      content.set(key, after.rows.has(key) ? (undone?.contentBefore.get(key) ?? act.id) : 'gone')
    const contentAfter = new Map(touched.map((key) => [key, content.get(key) ?? 'gone']))
    const only = ({ rows }: State) =>
      new Map(touched.flatMap((key) => (rows.has(key) ? [[key, rows.get(key) ?? '']] : [])))
    done.push({ ...act, touched, before: only(before), after: only(after), contentBefore, contentAfter })
    if (undone !== undefined) undoers.set(undone.id, (undoers.get(undone.id) ?? new Set()).add(act.id))
  }

  function expected(act: Booked, canSee: CanSee): 'done' | 'conflict' | 'nothing' {
    const seen = act.touched.filter(canSee)
    const isAsLeft = (key: string) => content.get(key) === act.contentAfter.get(key)
    const isAsBefore = (key: string) => {
      const is = content.get(key) ?? 'gone'
      return is === (act.contentBefore.get(key) ?? 'gone') || undoers.get(act.id)?.has(is) === true
    }
    if (seen.every(isAsLeft)) return 'done'
    return seen.every((key) => !isAsLeft(key) && isAsBefore(key)) ? 'nothing' : 'conflict'
  }

  /** What an undo did otherwise than it should have: every row as before the act, one version on, and no other row. */
  function faultsOf(act: Booked, before: State, after: State, canSee: CanSee): readonly string[] {
    const faults = act.touched.flatMap((key) => {
      // One that may not be seen and was said anew since stays.
      if (!canSee(key) && before.rows.get(key) !== act.after.get(key)) return []
      const isBack = act.before.has(key) ? after.rows.get(key) === act.before.get(key) : isAbsent(after, key)
      const isNext =
        key.startsWith('amount') || after.versions.get(key) === (before.versions.get(key) ?? 0) + 1
      return [
        ...(isBack ? [] : [`${key} is not as before`]),
        ...(isNext ? [] : [`${key} has no new version`]),
      ]
    })
    const others = touchedBetween(before, after).filter((key) => !act.touched.includes(key))
    return [...faults, ...others.map((key) => `${key} was touched too`)]
  }

  return { done, note, expected, faultsOf }
}
