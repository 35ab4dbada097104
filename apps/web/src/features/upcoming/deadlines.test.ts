import { expect, it } from 'vitest'
import { groupDeadlines, type Deadline } from './deadlines.ts'

const rule = {
  sentence: 'Bis dann gilt die Unterlage.',
  article: null,
  source: 'x',
  checkedOn: null,
  isVerified: true,
}
const deadline = (id: string, on: string, source: Deadline['source'] = 'document'): Deadline => ({
  source,
  id,
  title: id,
  on,
  componentId: null,
  projectId: null,
  isWholeYear: false,
  rule,
})
const ids = (deadlines: readonly Deadline[]) => deadlines.map(({ id, on }) => `${id} ${on}`)

it('groups by what is over, near and far, and believes this device about upkeep once it has read it', () => {
  const all = [
    deadline('police', '2026-11-16'),
    deadline('service', '2026-11-17', 'maintenance'),
    deadline('resting', '2026-11-18', 'maintenance'),
    deadline('geak', '2027-01-16'),
    deadline('visit', '2027-01-17'),
    deadline('service 2', '2027-11-18'),
    deadline('claims', '2031-08-31', 'defect'),
  ]
  const tasks = [
    { id: 'service', nextOn: '2027-11-17', isActive: true },
    { id: 'resting', nextOn: '2026-11-18', isActive: false },
  ]
  const groups = groupDeadlines(all, tasks, '2026-11-17')
  expect(ids(groups.late)).toEqual(['police 2026-11-16'])
  expect(ids(groups.soon)).toEqual(['geak 2027-01-16'])
  expect(ids(groups.year)).toEqual(['visit 2027-01-17', 'service 2027-11-17'])
  expect(ids(groups.later)).toEqual(['service 2 2027-11-18', 'claims 2031-08-31'])
  expect(groupDeadlines(all, undefined, '2026-11-17').soon).toHaveLength(3)
})
