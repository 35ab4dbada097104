import { expect, test } from 'vitest'
import { conflictOf, rebase } from '#house/record/conflict.ts'
import { isReached, mergedOver } from '#house/record/current.ts'
import { overlay } from '#house/record/overlay.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { upkeep } from './upkeep.ts'

const task = {
  id: 't',
  componentId: 'c',
  templateKey: null,
  title: 'Filter wechseln',
  intervalMonths: 6,
  nextOn: '2026-12-01',
  anchorOn: null,
  lastOn: null,
  isActive: true,
  version: 3,
}

const entries = (...changes: readonly Change[]): Entry[] =>
  changes.map((change, at) => ({
    ...change,
    seq: at + 1,
    key: `k${at}`,
    userId: 'anna',
    realEstateId: 'h',
    createdAt: 0,
    attempts: 0,
    state: 'queued',
  }))

const edit = upkeep.acts.update(task, { intervalMonths: 3 })
const complete = upkeep.acts.complete(
  { ...task, version: 4 },
  { doneOn: '2026-11-16', eventId: 'e', costRappen: 500 },
)

test('what was done without a line is shown with its next day', () => {
  const [shown] = overlay(upkeep, [task], entries(edit, complete))
  expect(shown).toMatchObject({ intervalMonths: 3, lastOn: '2026-11-16', nextOn: '2027-02-16', version: 5 })
  const [kept] = overlay(upkeep, [{ ...task, anchorOn: '2026-06-01' }], entries(complete))
  expect(kept).toMatchObject({ lastOn: '2026-11-16', nextOn: '2027-06-01' })
  const late = upkeep.acts.complete({ ...task, version: 3 }, { doneOn: '2020-01-01', eventId: 'e' })
  const [same] = overlay(upkeep, [{ ...task, lastOn: '2026-06-01' }], entries(late))
  expect(same).toMatchObject({ lastOn: '2026-06-01', nextOn: '2026-12-01' })
})

test('the server is told the whole task, with what somebody else changed meanwhile', () => {
  const [entry] = entries(edit)
  const held = { ...task, title: 'Filter putzen', version: 4, deletedAt: null }
  const merged = entry && mergedOver(upkeep, entry, held)
  expect(merged?.variables).toMatchObject({ expectedVersion: 4, facts: { intervalMonths: 3 } })
  expect(merged?.variables.row).toMatchObject({ title: 'Filter putzen' })
})

test('what was done counts over whatever somebody else changed, and is never taken for done already', () => {
  const [entry] = entries(complete)
  const held = { ...task, title: 'Filter putzen', lastOn: '2026-11-16', version: 9, deletedAt: null }
  expect(entry && isReached(upkeep, entry, held)).toBe(false)
  expect(entry && mergedOver(upkeep, entry, held)?.variables).toMatchObject({
    expectedVersion: 9,
    facts: { doneOn: '2026-11-16', costRappen: 500 },
  })
})

test('what was done behind a change that clashes is said again after the choice', () => {
  const [root, behind] = entries(edit, complete)
  if (root === undefined || behind === undefined) throw new Error('two entries')
  const current = { ...task, intervalMonths: 12, version: 4, deletedAt: null }
  const refused: Entry = { ...root, state: 'rejected', code: 'CONFLICT', current }
  const conflict = conflictOf(upkeep, [refused, behind], refused)
  expect(conflict.pairs).toEqual([{ name: 'intervalMonths', mine: 3, theirs: 12 }])
  const mine = rebase(upkeep, conflict)
  expect(mine.map(({ op, variables }) => [op, variables.expectedVersion])).toEqual([
    ['maintenance_task.update', 4],
    ['maintenance_task.complete', 5],
  ])
  const theirs = rebase(upkeep, conflict, new Set(['intervalMonths']))
  expect(theirs.map(({ op, variables }) => [op, variables.expectedVersion, variables.facts])).toEqual([
    ['maintenance_task.complete', 4, { doneOn: '2026-11-16', eventId: 'e', costRappen: 500 }],
  ])
})
