import { expect, test } from 'vitest'
import { newId } from '#device/new-id.ts'
import { decidedIn, newProjectPath } from './decided.ts'

const read = (path: string) => decidedIn(new URL(path, 'https://hauswart.test').searchParams)

test('a decision goes whole into the address of its renovation, and comes out of it', () => {
  const decided = { measureId: newId(), title: 'Küche & Bad', componentIds: [newId(), newId()] }
  expect(read(newProjectPath(decided))).toEqual(decided)
})

test('an address says nothing of a decision that is none', () => {
  expect(read('/renovation-erstellen')).toBeUndefined()
  expect(read('/renovation-erstellen?entscheid=1&titel=x')).toBeUndefined()
})
