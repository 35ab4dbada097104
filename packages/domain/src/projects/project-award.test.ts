import { expect, test } from 'vitest'
import { afterAward } from './project-award.ts'
import { projectStates } from './project.ts'

test('an accepted quote brings to «Vergeben» what is on the way there, and leaves the rest', () => {
  const after = projectStates.map((state) => [
    state,
    afterAward({ kind: 'renovation', state, pausedFrom: null, checks: ['permit'] })?.state,
  ])
  expect(after.filter(([, state]) => state !== undefined)).toEqual([
    ['idea', 'awarded'],
    ['planning', 'awarded'],
    ['offers', 'awarded'],
  ])
  const checks = ['permit', 'offer_asked', 'order_placed']
  expect(
    afterAward({ kind: 'emergency', state: 'idea', pausedFrom: null, checks: ['permit'] })?.checks,
  ).toEqual(checks)
})
