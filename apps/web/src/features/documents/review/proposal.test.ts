import { expect, test } from 'vitest'
import { madePaper } from '#features/documents/made-paper.ts'
import { proposalFor, titleOf } from './proposal.ts'

const read = (field: 'title' | 'category' | 'dated_on' | 'amount_rappen', value: string) => ({
  field,
  value,
  reason: 'weil es oben steht',
  page: 1,
  quote: value,
})
const scanned = (suggestions: ReturnType<typeof read>[], more = {}) => {
  const paper = madePaper('a', { title: 'IMG 2041', ...more })
  return { ...paper, file: { ...paper.file, name: 'IMG_2041.pdf', suggestions } }
}

test('what was read in the file is proposed with its reason', () => {
  const { facts, read: where } = proposalFor(
    scanned([
      read('title', 'Offerte Fenster'),
      read('category', 'offer'),
      read('dated_on', '2026-11-13'),
      read('amount_rappen', '3848360'),
    ]),
  )
  expect(facts).toMatchObject({
    title: 'Offerte Fenster',
    category: 'offer',
    datedOn: '2026-11-13',
    amountRappen: 3_848_360,
    sender: null,
  })
  expect(where.datedOn).toEqual({ reason: 'weil es oben steht', page: 1, quote: '2026-11-13' })
  expect(where.sender).toBeUndefined()
})

test('what the owner wrote stands, and what nobody recognised goes to the rest', () => {
  const { facts, read: where } = proposalFor(
    scanned([read('title', 'Offerte'), read('dated_on', '2026-11-13'), read('category', 'secret')], {
      title: 'Fenster Nordseite',
      datedOn: '2026-10-01',
    }),
  )
  expect(facts).toMatchObject({ title: 'Fenster Nordseite', datedOn: '2026-10-01', category: 'other' })
  expect(where).toEqual({})
})

test('with a newer file its dates and amount are proposed over those of the one before; names stay', () => {
  const said = {
    title: 'Gebäudeversicherung',
    category: 'insurance' as const,
    datedOn: '2025-12-01',
    amountRappen: 90_000,
  }
  const paper = scanned(
    [read('title', 'Police 2027'), read('category', 'offer'), read('dated_on', '2026-12-01')],
    said,
  )
  const renewed = { ...paper, file: { ...paper.file, id: 'b' }, earlierFileIds: ['a'] }
  expect(proposalFor(renewed).facts).toMatchObject({ ...said, datedOn: '2026-12-01' })
  // What was made current again was looked at before.
  const back = { ...renewed, earlierFileIds: ['a', 'c'] }
  expect(proposalFor(back).facts).toMatchObject(said)
})

test.each([
  ['Police_2026_def.pdf', 'Police 2026 def'],
  ['Vertrag Nr. 12.3 Heizung.docx', 'Vertrag Nr. 12.3 Heizung'],
  ['.pdf', '.pdf'],
])('the file %s is first called %s', (name, title) => {
  expect(titleOf(name)).toBe(title)
})
