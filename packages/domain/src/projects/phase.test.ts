import { expect, test } from 'vitest'
import { phaseScale } from './phase-scale.ts'
import { inCourse, maxPhases, usualPhases } from './phase.ts'
import { updateProjectInput } from './project.input.ts'
import { projectKinds } from './project.ts'

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
const phase = (n: number, startsOn: string | null, endsOn: string | null) => ({
  id: id(n),
  title: `Phase ${n}`,
  startsOn,
  endsOn,
  state: 'open' as const,
})
const accepts = (phases: unknown) => updateProjectInput.safeParse({ expectedVersion: 1, phases }).success

test('a phase ends when it begins or later, and each stands once', () => {
  expect(accepts([phase(1, '2027-02-01', '2027-02-01'), phase(2, null, null)])).toBe(true)
  expect(accepts([{ id: id(1), title: 'Rohbau', state: 'done' }])).toBe(true)
  expect(accepts([phase(1, '2027-02-02', '2027-02-01')])).toBe(false)
  expect(accepts([phase(1, null, null), phase(1, null, null)])).toBe(false)
  expect(accepts([{ ...phase(1, null, null), state: 'late' }])).toBe(false)
  expect(accepts([{ ...phase(1, null, null), title: ' ' }])).toBe(false)
})

test('those with a day come by it, the others after them as they were written down', () => {
  const [later, none, first, end] = [
    phase(1, '2027-03-01', null),
    phase(2, null, null),
    phase(3, '2027-01-05', '2027-06-01'),
    phase(4, null, '2027-02-01'),
  ]
  expect(inCourse([later, none, first, end, phase(5, null, null)]).map((one) => one.id)).toEqual(
    [3, 4, 1, 2, 5].map(id),
  )
})

test('the scale covers whole months and reads at most six of them', () => {
  const scale = phaseScale([phase(1, '2027-02-10', '2027-02-19'), phase(2, null, '2027-03-31')])
  expect(scale?.ticks).toEqual([
    { on: '2027-02-01', at: 0 },
    { on: '2027-03-01', at: 28 / 59 },
  ])
  expect(scale?.stretchOf(phase(1, '2027-02-10', '2027-02-19'))).toEqual({ from: 9 / 59, until: 19 / 59 })
  expect(scale?.stretchOf(phase(2, null, '2027-03-31'))).toEqual({ from: 58 / 59, until: 1 })
  expect(scale?.stretchOf(phase(3, null, null))).toBeUndefined()
  expect(scale?.placeOf('2027-02-01')).toBe(0)
  expect(scale?.placeOf('2027-01-31')).toBeUndefined()
  expect(scale?.placeOf('2027-04-01')).toBeUndefined()
  const long = phaseScale([phase(1, '2026-12-31', '2028-01-31')])
  expect(long?.ticks.map(({ on }) => on)).toEqual([
    '2026-12-01',
    '2027-03-01',
    '2027-06-01',
    '2027-09-01',
    '2027-12-01',
  ])
  expect(phaseScale([phase(1, null, null)])).toBeUndefined()
})

test.each(projectKinds)('what is usual for %s can be taken over', (kind) => {
  const usual = usualPhases[kind].map((title, at) => ({ ...phase(at, null, null), title }))
  expect(accepts(usual)).toBe(true)
  expect(new Set(usualPhases[kind]).size).toBe(usual.length)
  expect(usual.length).toBeLessThan(maxPhases)
})
