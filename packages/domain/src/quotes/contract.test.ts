import { expect, it } from 'vitest'
import { noticeDeadline } from '../defects/warranty-law.ts'
import {
  contractOfOther,
  contractSpokenOf,
  contractToAccept,
  contractWith,
  type Contract,
} from './contract.ts'

const windows = { craftsmanId: 'windows', contractOn: '2026-03-02', terms: null }
const plaster = { craftsmanId: 'plaster', contractOn: '2025-11-20', terms: 'sia118' } as const
const written = (facts: Partial<Contract>): Contract => ({
  craftsmanId: 'windows',
  contractOn: null,
  terms: 'work',
  subject: 'immovable',
  acceptedOn: null,
  ...facts,
})

it('the accepted quote says the contract, so that the law since 2026 gives its 60 days', () => {
  const contract = contractToAccept({ agreed: [windows], written: [] })
  expect(contract).toEqual(written({ contractOn: '2026-03-02' }))
  const found = { nature: 'open', foundOn: '2026-08-31' } as const
  const facts = { ...written({}), ...contract, acceptedOn: '2026-08-31', ...found }
  expect(noticeDeadline(facts, 'ZH')).toMatchObject({ term: 'days_60' })
  expect(noticeDeadline({ ...facts, contractOn: null }, 'ZH')).toMatchObject({ term: 'at_once' })
})

it('what was written down with its day is later knowledge; without one the quote says it', () => {
  const said = written({ contractOn: '2026-04-01', terms: 'sia118' })
  const later = written({ acceptedOn: '2026-09-01', subject: 'built_in' })
  const known = { agreed: [windows], written: [said, later] }
  expect(contractWith('windows', known)).toEqual({
    ...said,
    ...later,
    contractOn: '2026-04-01',
    terms: 'sia118',
  })
  expect(contractWith('windows', { ...known, written: [later] })?.contractOn).toBe('2026-03-02')
  expect(contractWith('roof', known)).toBeUndefined()
})

it('a firm is proposed while only one is left to hand over, the last one spoken of after that', () => {
  const agreed = [windows, plaster]
  expect(contractToAccept({ agreed, written: [] })).toBeUndefined()
  const over = written({ acceptedOn: '2026-09-01' })
  expect(contractToAccept({ agreed, written: [over] })).toMatchObject(plaster)
  const both = [over, written({ ...plaster, acceptedOn: '2026-09-02' })]
  expect(contractToAccept({ agreed, written: both })).toMatchObject({ craftsmanId: 'plaster' })
  expect(contractToAccept({ agreed: [], written: [] })).toBeUndefined()
})

it('a further defect is about the contract of the last; the first of a renovation about the only one', () => {
  expect(contractSpokenOf({ agreed: [windows, plaster], written: [] })).toBeUndefined()
  expect(contractSpokenOf({ agreed: [plaster], written: [] })).toMatchObject(plaster)
  const known = { agreed: [windows, plaster], written: [written({ craftsmanId: 'plaster' })] }
  expect(contractSpokenOf(known)).toMatchObject(plaster)
  const nobody = [{ ...windows, craftsmanId: null }]
  expect(contractSpokenOf({ agreed: nobody, written: [] })).toMatchObject({ contractOn: '2026-03-02' })
})

it('firms outside the address book are somebody else each: of two nothing is proposed', () => {
  const strangers = [
    { ...windows, craftsmanId: null },
    { ...plaster, craftsmanId: null },
  ]
  expect(contractSpokenOf({ agreed: strangers, written: [] })).toBeUndefined()
  expect(contractToAccept({ agreed: strangers, written: [] })).toBeUndefined()
  expect(contractWith(null, { agreed: strangers, written: [] })).toBeUndefined()
})

it('another firm takes nothing along of the contract of the one before, but what was typed stays', () => {
  const handedOver = written({ acceptedOn: '2026-09-01' })
  const known = { agreed: [windows, plaster], written: [handedOver] }
  const proposed = contractWith('windows', known) ?? written({})
  expect(contractOfOther(known, ['windows', 'plaster'], proposed)).toEqual({
    contractOn: plaster.contractOn,
    terms: 'sia118',
    subject: 'immovable',
    acceptedOn: null,
  })
  const unknown = { contractOn: null, terms: 'work', subject: 'movable', acceptedOn: null } as const
  expect(contractOfOther(known, ['windows', 'roof'], { ...proposed, subject: 'movable' })).toEqual(unknown)
  const typed = { ...proposed, contractOn: '2025-05-05', acceptedOn: '2025-08-08' }
  expect(contractOfOther(known, ['windows', 'roof'], typed)).toMatchObject({
    contractOn: '2025-05-05',
    acceptedOn: '2025-08-08',
  })
  expect(contractOfOther(known, [null, 'roof'], typed)).toMatchObject({ contractOn: '2025-05-05' })
})
