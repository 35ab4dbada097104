import { expect, test } from 'vitest'
import { isSameWork } from './same-work.ts'

const work = (componentId: string | null, title: string) => ({ componentId, title })

test.each([
  ['the same words about the same component', work('roof', 'Dachrinnen reinigen'), true],
  ['however they are written', work('roof', 'DACHRINNEN Reinigen'), true],
  ['other words', work('roof', 'Dachrinnen ersetzen'), false],
  ['another component', work('shed', 'Dachrinnen reinigen'), false],
  ['no component at all', work(null, 'Dachrinnen reinigen'), false],
])('the same work: %s', (_, other, isSame) => {
  expect(isSameWork(work('roof', 'Dachrinnen reinigen'), other)).toBe(isSame)
})

test('two entries without a component are never taken for one', () => {
  expect(isSameWork(work(null, 'Anrufen'), work(null, 'Anrufen'))).toBe(false)
})
