import { moveProject } from '../../apps/server/src/features/projects/projects.move.service.ts'
import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { makeWorld, newId } from '../../apps/server/test/world.ts'
import { makeRandom, type Random } from '../door/random.ts'
import type { Family, Stage } from '../undo/stage.ts'
import { confirmations, judge, states, type Asked, type Renovation } from './model.ts'

export type Walked = {
  readonly wrong: readonly string[]
  /** How often each answer was given. */
  readonly tally: ReadonlyMap<string, number>
}

type Step = { readonly act: string; readonly byOwner: boolean; readonly before: Renovation }
type Kept = {
  readonly id: string
  now: Renovation
  undoable: Step | undefined
}

/** `isAlone`: never two at once. Who is quicker is chance, and a walk without it is the same every time. */
type Course = { readonly seed: number; readonly steps: number; readonly isAlone?: boolean }

/** Two people lead a few renovations through anything that can be asked; the model says each time what must come of it. */
export async function walk(stage: Stage, { seed, steps, isAlone = false }: Course): Promise<Walked> {
  const random = makeRandom(seed)
  const family = await stage.family()
  const world = makeWorld(stage.server)
  const kept: Kept[] = []
  const begin = async (kind: string): Promise<Kept> => ({
    id: await world.project(family.owner, family.house, { kind }),
    now: fresh(kind),
    undoable: undefined,
  })
  for (const kind of ['renovation', 'emergency', 'energy', 'garden']) kept.push(await begin(kind))
  const tally = new Map<string, number>()
  const wrong: string[] = []
  for (let step = 0; step < steps; step += 1) {
    const one = random.pick(kept)
    if (one === undefined) break
    // Little or nothing leads out of there; another one begins, and a house has room for so many only.
    if (['cancelled', 'closed'].includes(one.now.state) && random.below(3) === 0) {
      await stage.server.admin('update app.project set deleted_at = now() where id = $1', [one.id])
      Object.assign(one, await begin(one.now.kind))
    }
    const act = random.below(10)
    const told =
      act === 0
        ? await undone(stage, family, one)
        : await (act < 3 && !isAlone ? both : alone)(stage, family, one, random)
    for (const answer of told.answers) tally.set(answer, (tally.get(answer) ?? 0) + 1)
    const row = await rowOf(stage, one)
    const isAsSaid = JSON.stringify(row) === JSON.stringify(shape(one.now))
    if (told.fault === undefined && isAsSaid) continue
    wrong.push(
      `step ${step}: ${told.fault ?? `stands ${JSON.stringify(row)}, not ${JSON.stringify(shape(one.now))}`}`,
    )
    // What is wrong once would be told again at every step.
    one.now = { ...one.now, ...row, hasStarted: row.started, hasFinished: row.finished }
    one.undoable = undefined
    if (wrong.length > 20) break
  }
  return { wrong, tally }
}

const fresh = (kind: string): Renovation => ({
  kind,
  state: 'idea',
  pausedFrom: null,
  checks: [],
  version: 1,
  hasStarted: false,
  hasFinished: false,
})

type Told = { readonly answers: readonly string[]; readonly fault?: string }

/** One person asks for something. */
async function alone(stage: Stage, family: Family, one: Kept, random: Random): Promise<Told> {
  const asked = anything(one.now, random)
  const expected = judge(one.now, asked)
  const { answer, key } = await ask(stage, family, one.id, asked)
  if (typeof expected === 'string')
    return answer === expected
      ? { answers: [answer] }
      : { answers: [answer], fault: said(one, asked, answer, expected) }
  if (answer !== 'done') return { answers: [answer], fault: said(one, asked, answer, 'done') }
  one.undoable = { act: key, byOwner: asked.byOwner, before: one.now }
  one.now = expected
  return { answers: [answer] }
}

/** Both ask at the same moment over what both have seen: at most one gets its way, and the other is told. */
async function both(stage: Stage, family: Family, one: Kept, random: Random): Promise<Told> {
  const pair = [likely(one.now, random, true), likely(one.now, random, false)]
  const results = await Promise.all(pair.map((asked) => ask(stage, family, one.id, asked)))
  const answers = results.map(({ answer }) => (answer === 'done' ? 'done at once' : `${answer} at once`))
  const may = pair.map((asked) => judge(one.now, asked))
  const done = results.flatMap(({ answer, key }, at) => {
    const after = may[at]
    return answer === 'done' && after !== undefined && typeof after !== 'string'
      ? [{ key, after, byOwner: at === 0 }]
      : []
  })
  const isRight = results.every(({ answer }, at) => {
    const after = may[at]
    if (typeof after === 'string') return answer === after || (answer === 'CONFLICT' && done.length === 1)
    return answer === 'done' || (answer === 'CONFLICT' && done.length === 1)
  })
  const [winner] = done
  if (winner !== undefined) {
    one.undoable = { act: winner.key, byOwner: winner.byOwner, before: one.now }
    one.now = winner.after
  }
  return isRight && done.length <= 1
    ? { answers }
    : { answers, fault: `two at once: ${answers.join(' and ')}` }
}

/** The last step is taken back, once. */
async function undone(stage: Stage, { owner, editor, house }: Family, one: Kept): Promise<Told> {
  if (one.undoable === undefined) return { answers: [] }
  const { act, byOwner, before } = one.undoable
  const result = await stage.tryUndo(byOwner ? owner : editor, house, act)
  one.undoable = undefined
  if (result instanceof AppError) return { answers: [], fault: `taking back: ${result.code}` }
  one.now = { ...before, version: one.now.version + 1 }
  return { answers: ['taken back'] }
}

async function ask(stage: Stage, { house, owner, editor }: Family, id: string, asked: Asked) {
  const { byOwner, ...input } = asked
  const key = newId()
  const answer = await moveProject(stage.contextOf(byOwner ? owner : editor), house, id, {
    ...input,
    idempotencyKey: key,
  }).then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )
  return { answer, key }
}

/** Mostly what somebody could mean, sometimes anything at all. */
function anything(now: Renovation, random: Random): Asked {
  const asked = likely(now, random, random.below(2) === 0)
  if (random.below(4) > 0) return asked
  return {
    ...asked,
    from: random.pick(states) ?? now.state,
    to: random.pick(states) ?? now.state,
    expectedVersion: now.version - random.below(2),
  }
}

function likely(now: Renovation, random: Random, byOwner: boolean): Asked {
  const onward =
    now.pausedFrom ?? { closed: 'acceptance' }[now.state] ?? states[states.indexOf(now.state) + 1]
  const aside = now.state === 'idea' ? ['underway', 'paused'] : ['paused', 'cancelled']
  const to = random.below(8) > 2 ? onward : random.pick([onward, 'cancelled', ...aside])
  return {
    from: now.state,
    to: to ?? now.state,
    expectedVersion: now.version,
    reason: random.below(4) === 0 ? 'Es eilt' : null,
    confirms: random.below(2) === 0 ? [] : confirmations.filter(() => random.below(5) > 0),
    byOwner,
  }
}

const said = (one: Kept, asked: Asked, answer: string, expected: string): string =>
  `${asked.byOwner ? 'owner' : 'editor'} asked ${asked.from} → ${asked.to} at ${one.now.state}: ${answer}, not ${expected}`

const shape = ({ state, pausedFrom, checks, version, hasStarted, hasFinished }: Renovation) => ({
  state,
  pausedFrom,
  checks: checks.toSorted(),
  version,
  started: hasStarted,
  finished: hasFinished,
})

async function rowOf({ server }: Stage, { id }: Kept): Promise<ReturnType<typeof shape>> {
  const [row] = await server.admin<ReturnType<typeof shape>>(
    `select state, paused_from as "pausedFrom", array(select unnest(checks) order by 1) as checks, version,
       started_on is not null as started, finished_on is not null as finished from app.project where id = $1`,
    [id],
  )
  if (row === undefined) throw new Error('a renovation is gone')
  return row
}
