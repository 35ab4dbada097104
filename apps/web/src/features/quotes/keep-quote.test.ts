import { expect, test } from 'vitest'
import { quotes } from '#house/nouns/quotes.ts'
import { keepQuote } from './keep-quote.ts'

const { projectId: _none, isActive: _is, ...facts } = quotes.blank('')
const kept = { id: 'quote', projectId: 'windows', quote: undefined, facts: { ...facts, company: 'Huber' } }

test('a quote goes first and alone, then its paper, which belongs to the renovation too', () => {
  expect(keepQuote({ ...kept, paper: undefined })).toHaveLength(1)
  const [, filed, named] = keepQuote({ ...kept, paper: new File(['%PDF'], 'scan.pdf') })
  expect(filed?.variables['facts']).toMatchObject({ category: 'offer', projectIds: ['windows'] })
  expect(named?.variables['facts']).toMatchObject({ documentId: filed?.objectId })
})
