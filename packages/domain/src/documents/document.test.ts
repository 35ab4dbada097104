import { expect, test } from 'vitest'
import { documentCategories } from './document.ts'
import { addDocumentInput, editDocumentInput } from './document.input.ts'
import { documentCategoryLabels } from './document.labels.ts'

const [id, other] = ['01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002']
const policy = { id, fileId: other, title: ' Police 2026 ', isFiled: false }

test('every drawer has a name of its own', () => {
  expect(documentCategories).toHaveLength(17)
  expect(new Set(Object.values(documentCategoryLabels)).size).toBe(17)
})

test('a paper needs no more than its file and a title', () => {
  expect(addDocumentInput.parse(policy)).toEqual({ ...policy, title: 'Police 2026' })
  expect(addDocumentInput.safeParse({ ...policy, title: ' ' }).success).toBe(false)
})

test.each([
  ['eleven words', { tags: Array.from({ length: 11 }, (_, at) => `Wort ${at}`) }],
  ['the same word twice', { tags: ['Dach', ' Dach'] }],
  ['the same component twice', { componentIds: [id, id] }],
  ['a drawer nobody knows', { category: 'secret' }],
  ['less than nothing', { amountRappen: -1 }],
])('no paper has %s', (_what, facts) => {
  expect(editDocumentInput.safeParse({ expectedVersion: 1, ...facts }).success).toBe(false)
})
