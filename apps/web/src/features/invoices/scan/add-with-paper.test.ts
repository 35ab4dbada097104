import { expect, test } from 'vitest'
import { addWithPaper } from './add-with-paper.ts'

const facts = { creditor: 'Gipser Muster', amountRappen: 100_000, issuedOn: '2026-08-01' }
const factsOf = (said: object) =>
  addWithPaper('bill', { ...facts, ...said }, new File(['%PDF'], 'scan.pdf'))[1]?.variables['facts']

test('the paper of an invoice belongs to the renovation of the invoice, and to none if that has none', () => {
  expect(factsOf({ projectId: 'windows' })).toMatchObject({ category: 'invoice', projectIds: ['windows'] })
  for (const none of [{}, { projectId: null }]) expect(factsOf(none)).not.toHaveProperty('projectIds')
})
