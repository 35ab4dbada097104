import { expect, test } from 'vitest'
import { checkDocuments, isPrivatelyInsured, wantedPapers, type CheckedDocument } from './document-check.ts'
import { wantedPaperLabels } from './document-check.labels.ts'

const house = {
  kind: 'single_family_house',
  usage: 'owner_occupied',
  ownership: 'sole',
  components: ['oil_heating', 'oil_tank', 'windows'],
} as const
const today = '2026-11-16'
const made = (id: string, more: Partial<CheckedDocument>): CheckedDocument => ({
  id,
  title: id,
  category: null,
  tags: [],
  file: { name: `${id}.pdf` },
  datedOn: null,
  validUntil: null,
  ...more,
})
const stateOf = (documents: readonly CheckedDocument[], paper: string) => {
  const { state, documentId, expiredOn } =
    checkDocuments(house, documents, today).find((one) => one.paper === paper) ?? {}
  return [state, documentId, expiredOn]
}
const wanted = (more: Partial<Parameters<typeof checkDocuments>[0]>) =>
  checkDocuments({ ...house, ...more }, [], today).map(({ paper }) => paper)

test('a house needs what its kind, its owner and its components ask for', () => {
  expect(wanted({})).toEqual([
    'land_register',
    'purchase_contract',
    'plans',
    'building_insurance',
    'mortgage',
    'electrical_proof',
    'energy_certificate',
    'combustion_report',
    'tank_report',
  ])
  expect(wanted({ kind: 'building_land', components: [] })).toEqual([
    'land_register',
    'purchase_contract',
    'mortgage',
  ])
  const flat = wanted({ kind: 'condominium_flat', usage: 'rented', components: ['lift', 'photovoltaics'] })
  expect(flat).toEqual(
    expect.arrayContaining(['condominium_rules', 'condominium_minutes', 'lift_contract', 'tenancy']),
  )
  expect(flat).not.toContain('building_insurance')
  expect(wanted({ ownership: 'building_right' })).toContain('building_right')
})

test('a paper is there if one in its drawer calls itself so', () => {
  const extract = made('a', { title: 'Auszug aus dem Grundbuch', category: 'ownership' })
  expect(stateOf([extract], 'land_register')).toEqual(['present', 'a', undefined])
  expect(stateOf([made('b', { category: 'inspection', tags: ['Tank'] })], 'tank_report')[0]).toBe('present')
  // An invoice about it is not the report itself.
  expect(stateOf([made('c', { title: 'Tankrevision', category: 'invoice' })], 'tank_report')[0]).toBe(
    'missing',
  )
})

test('what is no longer good is said with its last day, unless a newer one is there', () => {
  const old = made('a', { title: 'GEAK 2014', category: 'energy', datedOn: '2014-05-02' })
  const fresh = made('b', { title: 'GEAK', category: 'energy', datedOn: '2024-02-01' })
  expect(stateOf([old], 'energy_certificate')).toEqual(['expired', 'a', '2024-05-02'])
  expect(stateOf([old, fresh], 'energy_certificate')).toEqual(['present', 'b', undefined])
  const policy = made('c', { title: 'Police', category: 'insurance', validUntil: '2026-11-15' })
  expect(stateOf([policy], 'building_insurance')).toEqual(['expired', 'c', '2026-11-15'])
})

test('every paper has a name, and it is known where nobody is insured by law', () => {
  expect(new Set(wantedPapers.map((paper) => wantedPaperLabels[paper].name)).size).toBe(wantedPapers.length)
  expect([isPrivatelyInsured('ZH'), isPrivatelyInsured('GE')]).toEqual([false, true])
})
