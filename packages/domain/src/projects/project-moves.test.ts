import { expect, test } from 'vitest'
import { addProjectInput, isInOrder } from './project.input.ts'
import { hasBegun, isOpenTo, missingFor, moveBetween, projectMoves, type Movable } from './project-moves.ts'
import { projectChecks, projectKinds, projectStates, startChecks, type ProjectState } from './project.ts'
import { startLight } from './start-light.ts'

const oldHouse = { isShared: true, buildYear: 1978 }
const project = (state: ProjectState, more: Partial<Movable> = {}): Movable => ({
  kind: 'renovation',
  state,
  pausedFrom: null,
  checks: [...projectChecks],
  ...more,
})

// Written down a second time on purpose: as an owner would tell it.
const waysOut: Readonly<Record<ProjectState, readonly ProjectState[]>> = {
  idea: ['planning', 'underway', 'paused', 'cancelled'],
  planning: ['offers', 'paused', 'cancelled'],
  offers: ['awarded', 'paused', 'cancelled'],
  awarded: ['underway', 'paused', 'cancelled'],
  underway: ['acceptance', 'paused', 'cancelled'],
  acceptance: ['closed', 'cancelled'],
  closed: ['acceptance'],
  paused: ['idea', 'planning', 'offers', 'awarded', 'underway', 'cancelled'],
  cancelled: [],
}

test.each(projectStates.flatMap((from) => projectStates.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(moveBetween(from, to) !== undefined).toBe(waysOut[from].includes(to))
  },
)

test('with everything confirmed and a reason, every way is free for who stands at its beginning, and for nobody else', () => {
  const tried = projectMoves.flatMap((way) =>
    projectKinds.flatMap((kind) =>
      projectStates.flatMap((state) =>
        [null, ...projectStates].map((pausedFrom) => ({ way, one: project(state, { kind, pausedFrom }) })),
      ),
    ),
  )
  const wrong = tried.filter(({ way, one }) => {
    const isFree =
      one.state === way.from &&
      (way.only === undefined || way.only === one.kind) &&
      (way.isReturn !== true || one.pausedFrom === way.to)
    const isRefused = missingFor(one, way, { ...oldHouse, reason: 'Darum' }).length > 0
    return isOpenTo(one, way) !== isFree || isRefused === isFree
  })
  expect([tried.length, wrong]).toEqual([projectMoves.length * 630, []])
})

const missing = (from: ProjectState, to: ProjectState, reason: string | null = null) => {
  const way = moveBetween(from, to)
  return way && missingFor(project(from, { checks: [] }), way, { ...oldHouse, reason })
}

test('with nothing confirmed a refusal says in German what is missing', () => {
  expect(missing('idea', 'planning')).toEqual([])
  expect(missing('planning', 'offers')).toEqual(['Mindestens eine Offerte angefragt oder erhalten'])
  expect(missing('offers', 'awarded', 'Darum')).toEqual(['Mindestens ein Auftrag vergeben'])
  expect(missing('underway', 'acceptance')).toEqual(['Alle Arbeiten vollendet'])
  expect(missing('acceptance', 'closed')).toEqual([
    'Abnahme durchgeführt',
    'Rechnungen bezahlt oder bestätigt',
  ])
  expect(missing('planning', 'cancelled')).toEqual(['Ein Grund'])
  expect(missing('idea', 'underway')).toEqual(['Von «Idee» geht es nicht direkt zu «In Ausführung»'])
})

test('a renovation begins when its Start-Ampel is green, or when somebody says why it begins anyway', () => {
  expect(missing('awarded', 'underway')).toHaveLength(startChecks.length)
  expect(missing('awarded', 'underway', 'Der Winter kommt')).toEqual([])
})

test('what is shared needs the community, and only an old house is looked through for pollutants', () => {
  const rows = (isShared: boolean, buildYear: number | null) =>
    startLight({ isShared, buildYear }, ['permit']).map(({ check }) => check)
  expect(rows(false, 1990)).toEqual(['permit', 'subsidy', 'insurance', 'contract', 'financing', 'neighbours'])
  expect(rows(true, 1989)).toEqual([...startChecks])
  expect(rows(false, null)).toContain('pollutants')
  expect(startLight(oldHouse, ['permit'])[0]).toEqual({ check: 'permit', isSettled: true })
})

test('only an owner opens again what is closed', () => {
  expect(projectMoves.filter(({ by }) => by === 'own').map(({ from, to }) => [from, to])).toEqual([
    ['closed', 'acceptance'],
  ])
})

const said = { id: '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5', title: 'Heizung', kind: 'energy' }

test.each([
  [{}, undefined],
  [{ budgetRappen: 0, reservePercent: 50, componentIds: [] }, undefined],
  [{ title: ' ' }, 'title'],
  [{ reservePercent: 51 }, 'reservePercent'],
  [{ budgetRappen: -1 }, 'budgetRappen'],
  [{ componentIds: [said.id, said.id] }, 'componentIds'],
])('what is said of one: %o, at fault is %s', (facts, field) => {
  expect(addProjectInput.safeParse({ ...said, ...facts }).error?.issues[0]?.path[0]).toBe(field)
})

test('a renovation does not end before it starts', () => {
  expect([isInOrder('2027-03-01', '2027-02-28'), isInOrder('2027-03-01', '2027-03-01')]).toEqual([
    false,
    true,
  ])
  expect(isInOrder(null, '2027-02-28')).toBe(true)
})

test('work that began has no gate before it any more, also while it rests', () => {
  expect(hasBegun({ state: 'awarded', pausedFrom: null })).toBe(false)
  expect(hasBegun({ state: 'paused', pausedFrom: 'awarded' })).toBe(false)
  expect(hasBegun({ state: 'paused', pausedFrom: 'underway' })).toBe(true)
  expect(hasBegun({ state: 'closed', pausedFrom: null })).toBe(true)
})
