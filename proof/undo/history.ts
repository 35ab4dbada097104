import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { newId, type Person } from '../../apps/server/test/world.ts'
import { makeRandom } from '../door/random.ts'
import { someAct } from './acts.ts'
import { makeBook, type Booked } from './book.ts'
import { isDecidedAnew } from './decisions.ts'
import { isAbsent, touchedBetween, type Stage, type State } from './stage.ts'

export type Course = {
  readonly family: Awaited<ReturnType<Stage['family']>>
  readonly wrong: readonly string[]
  readonly tally: ReadonlyMap<string, number>
  readonly undoMs: readonly number[]
}

/**
 * Two people do things by chance, and undo the last or an earlier one in between; in the end everything is undone in
 * reverse. What each undo must do is said by a book of the proof's own, which knows nothing of marks. Stops after the
 * first thing that is wrong.
 */
export async function runCourse(stage: Stage, seed: number, acts: number): Promise<Course> {
  const random = makeRandom(seed)
  const chance = (share: number) => random.below(1_000) < share * 1_000
  const family = await stage.family()
  await stage.furnish(family)
  const { house, owner, editor } = family
  const start = await stage.look(house)
  const book = makeBook(start)
  const [wrong, undoMs, tally]: [string[], number[], Map<string, number>] = [[], [], new Map()]
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)
  let now: State = start

  async function act(person: Person): Promise<void> {
    const key = newId()
    const at = { ctx: stage.contextOf(person), house, state: now, hasFinances: person === owner, key, random }
    const { name, run, needsFinances } = someAct(at)
    if (run === undefined) return
    const refused = await run().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    const after = await stage.look(house)
    if (refused === undefined) book.note({ id: await stage.eventOf(key), name, needsFinances }, now, after)
    else if (!(refused instanceof AppError) || touchedBetween(now, after).length > 0)
      wrong.push(`${name} was refused and left something, or broke`)
    count(refused === undefined ? 'acts' : 'acts refused')
    now = after
  }

  async function takeBack(done: Booked, person: Person): Promise<void> {
    const canSee = (row: string) =>
      person === owner || !/^(?:amount|craftsman_account|cost_item|quote|change_order|invoice)/.test(row)
    const byBook = person === editor && done.needsFinances ? 'forbidden' : book.expected(done, canSee)
    const want = byBook === 'done' && isDecidedAnew(done, now) ? 'anew' : byBook
    const key = newId()
    const began = performance.now()
    const outcome = await stage.tryUndo(person, house, done.id, key)
    undoMs.push(performance.now() - began)
    const after = await stage.look(house)
    const label = `undo of ${done.name} by ${person === owner ? 'owner' : 'editor'}`
    count(`undo ${want}`)
    const got =
      outcome instanceof AppError ? codes[outcome.code] : outcome.changed.length > 0 ? 'done' : 'nothing'
    if (got !== want) wrong.push(`${label}: ${String(got)} instead of ${want}`)
    else if (want === 'done') {
      const undo = {
        id: await stage.eventOf(key),
        name: `undo ${done.name}`.slice(0, 50),
        needsFinances: done.needsFinances,
      }
      wrong.push(...book.faultsOf(done, now, after, canSee).map((fault) => `${label}: ${fault}`))
      book.note(undo, now, after, done)
    } else if (touchedBetween(now, after).length > 0) wrong.push(`${label}: refused and left something`)
    now = after
  }

  // By what was done and not by turns: now and then there is nothing to do, or it is refused.
  const isEnough = (turn: number) => (tally.get('acts') ?? 0) >= acts || turn >= 3 * acts
  for (let turn = 0; !isEnough(turn) && wrong.length === 0; turn += 1) {
    await act(chance(0.6) ? owner : editor)
    const { done } = book
    const [last, some] = [done.at(-1), random.pick(done.slice(-40))]
    if (chance(0.35) && last !== undefined && wrong.length === 0)
      await takeBack(last, chance(0.6) ? owner : editor)
    if (chance(0.25) && some !== undefined && wrong.length === 0)
      await takeBack(some, chance(0.6) ? owner : editor)
  }
  for (const done of book.done.toReversed()) {
    if (wrong.length > 0) break
    await takeBack(done, owner)
  }
  if (wrong.length === 0)
    for (const key of new Set([...start.rows.keys(), ...now.rows.keys()]))
      if (start.rows.has(key) ? now.rows.get(key) !== start.rows.get(key) : !isAbsent(now, key))
        wrong.push(`in the end another: ${key}`)
  return { family, wrong, tally, undoMs }
}

const codes: Readonly<Record<string, string>> = {
  CONFLICT: 'conflict',
  FORBIDDEN: 'forbidden',
  DECIDED_ANEW: 'anew',
}
