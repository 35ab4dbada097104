import { emptyProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import { expect, test } from 'vitest'
import { conflictOf, rebase } from '#house/record/conflict.ts'
import { mergedOver } from '#house/record/current.ts'
import { overlay, type Replayed } from '#house/record/overlay.ts'
import type { Change } from '#house/record/said.ts'
import { clashFields } from '#house/refusal/clash-fields.ts'
import { analysisBudget, analysisProfile } from './answers.ts'

const queued = (change: Change): Replayed => ({
  seq: 1,
  key: 'k',
  userId: 'anna',
  realEstateId: 'h',
  createdAt: 0,
  attempts: 0,
  state: 'queued',
  ...change,
})
const profile = { ...emptyProfile, id: 'h' }
const entry = queued(analysisProfile.acts.update(profile, { roofForm: 'flat' }))

test('the first answer of a house counts before it has arrived', () => {
  expect(overlay(analysisProfile, [profile], [entry])).toMatchObject([
    { id: 'h', roofForm: 'flat', version: 1, isWaiting: true },
  ])
})

test('what somebody else answered meanwhile goes along, and the same question asks the owner', () => {
  const held = { ...profile, version: 4, deletedAt: null }
  expect(mergedOver(analysisProfile, entry, { ...held, hasCellar: true })?.variables).toMatchObject({
    expectedVersion: 4,
    facts: { roofForm: 'flat' },
  })
  expect(mergedOver(analysisProfile, entry, { ...held, roofForm: 'hipped' })).toBeUndefined()
})

test('litres never become kilowatt hours: amount, unit and carrier are one answer', () => {
  const litres = { consumptionAmount: 2400, consumptionUnit: 'litre', consumptionCarrier: 'oil' } as const
  const seen = { ...profile, ...litres, version: 3 }
  const said = queued(analysisProfile.acts.update(seen, { consumptionAmount: 3000 }))
  expect(said.variables).toMatchObject({ facts: { ...litres, consumptionAmount: 3000 }, before: litres })
  const heldNow = { ...seen, version: 4, deletedAt: null }
  expect(mergedOver(analysisProfile, said, { ...heldNow, hasCellar: true })).toBeDefined()
  const theirs = { ...heldNow, consumptionUnit: 'kwh' }
  expect(mergedOver(analysisProfile, said, theirs)).toBeUndefined()
  const refused = { ...said, state: 'rejected' as const, code: 'CONFLICT', current: theirs }
  const conflict = conflictOf(analysisProfile, [refused], refused)
  const [asked, ...others] = clashFields(analysisProfile, conflict, () => undefined)
  expect([others.length, asked?.label, asked?.mine.replaceAll(/\W/g, ''), asked?.theirs]).toEqual([
    0,
    'Verbrauch pro Jahr',
    '3000LiterHeizl',
    expect.stringMatching(/kWh/),
  ])
  expect(rebase(analysisProfile, conflict)).toMatchObject([
    { variables: { facts: { ...litres, consumptionAmount: 3000 }, expectedVersion: 4 } },
  ])
  expect(rebase(analysisProfile, conflict, new Set([asked?.name ?? '']))).toEqual([])
})

test('an answer stands in the whole one without the identifier it goes by here', () => {
  const { inside } = analysisProfile.lists['all']?.('h') ?? {}
  const whole = { realEstate: { id: 'h', analysisProfile: emptyProfile, amounts: [] } }
  expect(inside?.of(whole)).toEqual([profile])
  expect(inside?.into(whole, [{ ...profile, flatFloor: 2 }])).toEqual({
    realEstate: { id: 'h', analysisProfile: { ...emptyProfile, flatFloor: 2 }, amounts: [] },
  })
})

test('who may not see money has no budget, and whoever writes none leaves none', () => {
  const { inside } = analysisBudget.lists['all']?.('h') ?? {}
  const whole = { realEstate: { id: 'h', analysisBudget: null } }
  expect(inside?.of(whole)).toEqual([])
  expect(inside?.into(whole, [])).toEqual(whole)
})

test('answers read as people say them', () => {
  const words = (fact: string, value: unknown) => analysisProfile.inWords(fact, value, () => undefined)
  expect([words('roofForm', 'shed'), words('consumptionUnit', 'stere'), words('flatFloor', 3)]).toEqual([
    'Pultdach',
    'Ster',
    undefined,
  ])
})
