import { expect, it } from 'vitest'
import { addressLine, houseTitle, reportFileName, reportTexts } from './analysis-report.labels.ts'

const place = { name: null, street: 'Lindenweg', houseNumber: '14', zip: '8400', city: 'Winterthur' }
const nowhere = { name: null, street: null, houseNumber: null, zip: null, city: null }

it('a report is called after the street and the day', () => {
  expect(reportFileName(place, '2026-11-15')).toBe('Analyse Lindenweg 14, 2026-11-15.pdf')
  expect(reportFileName({ ...nowhere, name: 'Ferien/Haus: «Rigi»' }, '2026-11-15')).toBe(
    'Analyse Ferien Haus «Rigi», 2026-11-15.pdf',
  )
  expect(reportFileName(nowhere, '2026-11-15')).toBe('Analyse Immobilie, 2026-11-15.pdf')
})

it('what is not known of an address is left out', () => {
  expect(addressLine(place)).toBe('Lindenweg 14, 8400 Winterthur')
  expect(addressLine({ ...place, zip: null })).toBe('Lindenweg 14, Winterthur')
  expect(addressLine(nowhere)).toBe('')
  expect(houseTitle({ ...place, name: 'Elternhaus' })).toBe('Elternhaus')
})

it('the text for a drawing says every state in words, none twice', () => {
  expect(reportTexts.part('Dach', 'due', 'fällig · 2027')).toBe('Dach fällig · 2027')
  expect(reportTexts.part('Bad', 'soon', 'in 5 Jahren')).toBe('Bad bald, in 5 Jahren')
})
