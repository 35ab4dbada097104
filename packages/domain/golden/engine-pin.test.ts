import { expect, test } from 'vitest'
import { enginePin, readEnginePin, whatWasForgotten } from './engine-pin.ts'
import { referenceRows } from './reference-rows.ts'

const now = enginePin(referenceRows())

// Otherwise the houses that are remembered are not looked at again after a release.
test('an engine that says something else of the same facts has another version', () => {
  expect(whatWasForgotten(readEnginePin(), now)).toBeUndefined()
})

// New houses, figures or a new version: write the pin anew with `node packages/domain/golden/write.ts`.
test('the pin is that of these facts and this engine', () => {
  expect(now).toEqual(readEnginePin())
})

test('a forgotten version is noticed, new figures and a raised version are none', () => {
  const other = { ...now, remembered: 'other' }
  expect(whatWasForgotten(now, other)).toMatch(/^The engine remembers something else .* raise engineVersion/)
  expect(whatWasForgotten(now, { ...other, facts: 'other' })).toBeUndefined()
  expect(whatWasForgotten(now, { ...other, engineVersion: now.engineVersion + 1 })).toBeUndefined()
})
