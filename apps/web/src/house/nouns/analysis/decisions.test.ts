import { expect, test } from 'vitest'
import { conflictOf, rebase, renewalOf } from '#house/record/conflict.ts'
import { isReached, mergedOver } from '#house/record/current.ts'
import { overlay } from '#house/record/overlay.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { amountsShown } from './amounts-shown.ts'
import type { MeasureRow } from './decision-verbs.ts'
import { decisions, planOver } from './decisions.ts'

const made = (id: string, componentIds: string[], more: Partial<MeasureRow> = {}): MeasureRow => ({
  ...(decisions.blank('2026-11-01T08:00:00.000Z') as Omit<MeasureRow, 'id' | 'version'>),
  id,
  componentIds,
  year: 2030,
  version: 2,
  ...more,
})
const kitchen = made('k', ['kitchen'], { title: 'Küche von Muster' })
const bath = made('b', ['bath'])

const entries = (...changes: readonly Change[]): Entry[] =>
  changes.map((change, at) => ({
    ...change,
    seq: at + 1,
    key: `k${at}`,
    userId: 'anna',
    realEstateId: 'h',
    createdAt: Date.parse('2026-11-18T09:00:00Z'),
    attempts: 0,
    state: 'queued',
  }))
const refusedWith = (change: Change, current: object): Entry[] =>
  entries(change).map((entry) => ({ ...entry, state: 'rejected', code: 'CONFLICT', current }))
const held = (row: MeasureRow, more: object = {}) => ({ ...row, version: 5, deletedAt: null, ...more })

const plan = { id: 'new', kind: 'renovation', year: 2031, costRappen: 900 } as const

test('planned without a line it stands in the plan with its amount, in the place of those it is over', () => {
  const act = planOver({ ...plan, componentIds: ['kitchen', 'bath'] }, [kitchen, bath], { name: 'Beides' })
  expect(act).toMatchObject({
    op: 'measure.plan',
    kind: 'creation',
    variables: {
      title: 'Beides',
      facts: {
        seen: [
          { measureId: 'k', version: 2 },
          { measureId: 'b', version: 2 },
        ],
      },
    },
  })
  const shown = overlay(decisions, [kitchen, bath], entries(act))
  expect(shown).toMatchObject([
    {
      id: 'new',
      componentIds: ['kitchen', 'bath'],
      state: 'planned',
      year: 2031,
      title: null,
      version: 1,
      isWaiting: true,
    },
  ])
  expect(amountsShown([{ objectId: 'k', kind: 'measure_cost', rappen: 5 }], [], shown)).toContainEqual({
    objectId: 'new',
    kind: 'measure_cost',
    rappen: 900,
  })
})

test('the one decision that is over all of them gets the year and keeps its name', () => {
  const act = planOver({ ...plan, componentIds: ['kitchen'], title: null }, [kitchen, bath], {
    name: 'Küche',
  })
  expect(overlay(decisions, [kitchen, bath], entries(act))).toMatchObject([
    { id: 'k', year: 2031, title: 'Küche von Muster', version: 3, isWaiting: true },
    { id: 'b', isWaiting: false },
  ])
})

test('moved, rejected and taken back one after the other shows the last word', () => {
  const move = decisions.acts.move(kitchen, { year: 2034 }, 'Küche')
  const [moved] = overlay(decisions, [kitchen], entries(move))
  expect(moved).toMatchObject({ year: 2034, state: 'planned', version: 3 })
  const reject = decisions.acts.reject(
    moved ?? kitchen,
    { state: 'rejected', year: null, reason: 'Kein Geld.' },
    'Küche',
  )
  const [rejected] = overlay(decisions, [kitchen], entries(move, reject))
  expect(rejected).toMatchObject({ year: null, state: 'rejected', reason: 'Kein Geld.', version: 4 })
  const withdraw = decisions.acts.withdraw(rejected ?? kitchen, 'Küche')
  expect(overlay(decisions, [kitchen], entries(move, reject, withdraw))).toEqual([])
})

test('what somebody else named stays, and what they decided otherwise asks the owner', () => {
  const move = decisions.acts.move(kitchen, { year: 2034 }, 'Küche')
  const [entry] = entries(move)
  if (entry === undefined) throw new Error('an entry')
  expect(mergedOver(decisions, entry, held(kitchen, { title: 'Anders' }))?.variables).toMatchObject({
    expectedVersion: 5,
    facts: { year: 2034, state: 'planned', reason: null },
  })
  const theirs = held(kitchen, { state: 'rejected', year: null, reason: 'Kein Geld.' })
  expect(mergedOver(decisions, entry, theirs)).toBeUndefined()
  const [refused] = refusedWith(move, theirs)
  if (refused === undefined) throw new Error('an entry')
  const conflict = conflictOf(decisions, [refused], refused)
  expect(conflict.kind).toBe('replaced')
  expect(rebase(decisions, conflict)).toMatchObject([
    { op: 'measure.move', objectId: 'k', variables: { expectedVersion: 5, before: theirs2030 } },
  ])
})
const theirs2030 = { state: 'rejected', year: null, reason: 'Kein Geld.' }

test('a title written over another one asks, and one that was not sent is never taken for done', () => {
  const act = decisions.acts.move(kitchen, { year: 2030, title: 'Eiche' }, 'Küche')
  const [entry] = entries(act)
  if (entry === undefined) throw new Error('an entry')
  expect(mergedOver(decisions, entry, held(kitchen, { title: 'Buche' }))).toBeUndefined()
  expect(isReached(decisions, entry, held(kitchen))).toBe(false)
  expect(isReached(decisions, entry, held(kitchen, { title: 'Eiche' }))).toBe(true)
})

test('a plan that meets a decision nobody knew here is never taken for it, and takes its place once the owner says so', () => {
  const act = planOver({ ...plan, componentIds: ['kitchen', 'bath'] }, [bath], { name: 'Beides' })
  const [refused] = refusedWith(act, held(kitchen))
  if (refused === undefined) throw new Error('an entry')
  expect(isReached(decisions, refused, held(kitchen, { year: 2031 }))).toBe(false)
  const conflict = conflictOf(decisions, [refused], refused)
  expect(conflict.kind).toBe('replaced')
  expect(rebase(decisions, conflict)).toMatchObject([
    {
      op: 'measure.plan',
      objectId: 'new',
      variables: {
        facts: {
          seen: [
            { measureId: 'b', version: 2 },
            { measureId: 'k', version: 5 },
          ],
        },
      },
    },
  ])
})

test('a plan over the one component somebody else has decided about becomes one about that decision', () => {
  const act = planOver({ ...plan, componentIds: ['kitchen'] }, [], { name: 'Küche' })
  const [refused] = refusedWith(act, held(kitchen))
  if (refused === undefined) throw new Error('an entry')
  const [again] = rebase(decisions, conflictOf(decisions, [refused], refused))
  expect(again).toMatchObject({ op: 'measure.planAgain', objectId: 'k', variables: { expectedVersion: 5 } })
  expect(again?.variables.facts).not.toHaveProperty('seen')
  // Taken back meanwhile it is out of the way.
  const [free] = refusedWith(act, held(kitchen, { deletedAt: '2026-11-18T10:00:00Z' }))
  if (free === undefined) throw new Error('an entry')
  expect(rebase(decisions, conflictOf(decisions, [free], free))).toMatchObject([
    { op: 'measure.plan', objectId: 'new', variables: { facts: { seen: [] } } },
  ])
})

test('what was built on a refused plan goes behind it again, and names the decision it became one about', () => {
  const act = planOver({ ...plan, componentIds: ['kitchen'] }, [], { name: 'Küche' })
  const [root, move, project, other] = entries(
    act,
    decisions.acts.move({ ...kitchen, id: 'new' }, { year: 2034 }, 'Küche'),
    {
      op: 'project.add',
      kind: 'creation',
      objectId: 'p',
      variables: { title: 'Küche', facts: { measureIds: ['new'] } },
    },
    {
      op: 'cost_item.set',
      kind: 'change',
      objectId: 'c',
      variables: { title: 'Reserve', facts: { projectId: 'p' } },
    },
  )
  if (root === undefined || move === undefined || project === undefined || other === undefined)
    throw new Error('entries')
  const refused: Entry = { ...root, state: 'rejected', code: 'CONFLICT', current: held(kitchen) }
  const all = [refused, move, project, other]
  const { changes, replaced } = renewalOf(decisions, conflictOf(decisions, [refused, move], refused), all)
  expect(replaced).toEqual([1, 2, 3, 4])
  expect(changes).toMatchObject([
    { op: 'measure.planAgain', objectId: 'k' },
    { op: 'measure.move', objectId: 'k' },
    { op: 'project.add', objectId: 'p', variables: { facts: { measureIds: ['k'] } } },
    { op: 'cost_item.set', objectId: 'c', variables: { facts: { projectId: 'p' } } },
  ])
  expect(new Set(changes.map(({ realEstateId }) => realEstateId))).toEqual(new Set(['h']))
})

test('a refused plan leaves what it wanted to take the place of where it is', () => {
  const act = planOver({ ...plan, componentIds: ['kitchen', 'bath'] }, [kitchen, bath], { name: 'Beides' })
  expect(overlay(decisions, [kitchen, bath], refusedWith(act, held(kitchen))).map(({ id }) => id)).toEqual([
    'new',
    'k',
    'b',
  ])
})

test('an act over what was thrown away is asked about as that', () => {
  const gone = held(kitchen, { deletedAt: '2026-11-18T10:00:00Z' })
  const [refused] = refusedWith(decisions.acts.move(kitchen, { year: 2034 }, 'Küche'), gone)
  if (refused === undefined) throw new Error('an entry')
  expect(mergedOver(decisions, refused, gone)).toBeUndefined()
  const conflict = conflictOf(decisions, [refused], refused)
  expect(conflict.kind).toBe('gone')
  expect(rebase(decisions, conflict)).toMatchObject([{ op: 'measure.restore' }, { op: 'measure.move' }])
})

test('rejected without knowing of a plan it asks, and is said of that plan', () => {
  const facts = {
    componentIds: ['kitchen'],
    kind: 'replacement',
    state: 'rejected',
    reason: 'Kein Geld.',
  } as const
  const said = { ...facts, componentIds: [...facts.componentIds], seen: [] }
  const act = decisions.acts.add(said, 'Küche', { id: 'new' })
  const [refused] = refusedWith(act, held(kitchen))
  if (refused === undefined) throw new Error('an entry')
  const conflict = conflictOf(decisions, [refused], refused)
  expect(conflict.kind).toBe('replaced')
  expect(rebase(decisions, conflict)).toMatchObject([
    {
      op: 'measure.reject',
      objectId: 'k',
      variables: { expectedVersion: 5, facts: { state: 'rejected', reason: 'Kein Geld.' } },
    },
  ])
  const [apart] = refusedWith(act, held(kitchen, { componentIds: ['kitchen', 'bath'] }))
  if (apart === undefined) throw new Error('an entry')
  expect(rebase(decisions, conflictOf(decisions, [apart], apart))).toMatchObject([
    { op: 'measure.add', objectId: 'new', variables: { facts: { seen: [{ measureId: 'k', version: 5 }] } } },
  ])
})

test('what waits names the component, and speaks of another year only where there is one', () => {
  const words = ({ op, variables: { title, kind } }: Change) =>
    decisions.words[op.replace('measure.', '') as 'move']?.(`«${title}»`, kind)
  const first = {
    componentIds: ['bath'],
    kind: 'replacement',
    state: 'rejected',
    reason: 'Kein Geld.',
  } as const
  expect([
    words(decisions.acts.add({ ...first, componentIds: ['bath'] }, 'Bad', { id: 'new' })),
    words(decisions.acts.move(kitchen, { year: 2030, title: 'Küche von Keller' }, 'Küche')),
    words(decisions.acts.move(kitchen, { year: 2034 }, 'Küche')),
  ]).toEqual([
    'Über «Bad» entscheiden',
    'Entscheid über «Küche» ändern',
    '«Küche» in ein anderes Jahr verschieben',
  ])
})
