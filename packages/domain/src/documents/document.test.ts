import { expect, test } from 'vitest'
import { documentCategories } from './document.ts'
import { addDocumentInput, changeDocumentsInput, editDocumentInput } from './document.input.ts'
import { documentCategoryLabels } from './document.labels.ts'
import { changedBySeveral } from './several-documents.ts'

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

test('an act over several says what it needs, and nothing else', () => {
  const isRead = (facts: object) => changeDocumentsInput.safeParse({ ids: [id], ...facts }).success
  expect([isRead({ act: 'file', category: 'tax' }), isRead({ act: 'tag', withoutTags: ['Dach'] })]).toEqual([
    true,
    true,
  ])
  expect([isRead({ act: 'link', componentId: other }), isRead({ act: 'delete' })]).toEqual([true, true])
  for (const wrong of [
    { act: 'file' },
    { act: 'tag' },
    { act: 'link', category: 'tax' },
    { act: 'delete', tags: ['Dach'] },
    { act: 'link', componentId: id, projectId: id },
    { act: 'link', measureId: id, todoId: id },
    { act: 'file', category: 'tax', measureId: id },
  ])
    expect([wrong, isRead(wrong)]).toEqual([wrong, false])
})

test('an act over several leaves what is so already, and what would carry too much', () => {
  const full = Array.from({ length: 10 }, (_, at) => `Wort ${at}`)
  const facts = {
    category: null,
    tags: full,
    componentIds: [id],
    todoIds: [],
    projectIds: [],
    measureIds: [],
    isFiled: false,
  }
  expect(changedBySeveral(facts, { act: 'file', category: 'tax' })).toEqual({
    category: 'tax',
    isFiled: true,
  })
  expect(changedBySeveral(facts, { act: 'link', componentId: id })).toBeUndefined()
  expect(changedBySeveral(facts, { act: 'link', componentId: other })).toEqual({ componentIds: [id, other] })
  expect(changedBySeveral(facts, { act: 'link', projectId: id })).toEqual({ projectIds: [id] })
  expect(changedBySeveral(facts, { act: 'link', measureId: id })).toEqual({ measureIds: [id] })
  expect(changedBySeveral(facts, { act: 'tag', tags: ['Dach'] })).toBeUndefined()
  expect(changedBySeveral(facts, { act: 'tag', tags: ['Dach'], withoutTags: ['Wort 0'] })?.tags).toEqual([
    ...full.slice(1),
    'Dach',
  ])
})
