import { expect, test } from 'vitest'
import { referenceBook, type ReferenceValue } from '../reference/reference-value.ts'
import { deadlineRule, type DeadlineFacts } from './rule.ts'
import { ruleWords } from './rule.labels.ts'
import { deadlineSources, sourceRules, upcomingSources, type DeadlineSource } from './source.ts'

const check: ReferenceValue = {
  key: 'maintenance.combustion_check',
  canton: 'VS',
  value: 24,
  min: null,
  max: null,
  unit: 'months',
  validFrom: '2026-01-01',
  validTo: null,
  source: 'Kaminfeger-loretan.ch',
  checkedOn: '2026-11-14',
  isVerified: true,
}
const book = referenceBook([check], { canton: 'VS', on: '2026-11-17' })
const words = (source: DeadlineSource, facts: DeadlineFacts | null = null) =>
  ruleWords(deadlineRule(source, facts, { canton: 'VS', book }))

const defect = {
  terms: 'work',
  subject: 'immovable',
  contractOn: '2026-03-01',
  acceptedOn: '2026-08-31',
  nature: 'open',
  foundOn: '2026-09-10',
  notifiedOn: null,
} as const

test('a defect names the article that counts now: to be notified, then the end of the claims', () => {
  expect(words('defect', defect)).toMatchObject({
    sentence: 'Rügen: 60 Tage ab der Abnahme am 31.08.2026.',
    article: 'OR 367 Abs. 1bis',
    isVerified: true,
  })
  const notified = { ...defect, notifiedOn: '2026-09-20' }
  expect(words('defect', notified)).toMatchObject({ article: 'OR 371 Abs. 2' })
  expect(words('defect', { ...notified, terms: 'sia118' })).toMatchObject({ isVerified: false })
})

test('a day to repair is the owner’s own and names the article of the claim', () => {
  const facts = { terms: 'work', subject: 'immovable', contractOn: '2026-03-01', demand: 'repair' } as const
  expect(words('repair', facts)).toMatchObject({
    sentence: 'Bis dann soll der Mangel behoben sein. Den Tag haben Sie gesetzt.',
    article: 'OR 368 Abs. 2 und 2bis',
    isVerified: false,
  })
  const bought = { ...facts, terms: 'purchase', subject: 'movable' } as const
  expect(words('repair', bought)).toMatchObject({ article: null, checkedOn: null, isVerified: true })
})

const accepted = {
  terms: 'sia118',
  subject: 'immovable',
  contractOn: '2026-03-01',
  acceptedOn: '2026-08-31',
  result: 'clean',
} as const

test('an acceptance names the end of both periods with SIA 118, and of the claims alone by the law', () => {
  expect(words('warranty_notice', accepted)).toMatchObject({
    sentence: 'Rügen: 2 Jahre ab der Abnahme am 31.08.2026.',
    article: 'SIA 118 Art. 172 und 173',
    isVerified: false,
  })
  expect(words('warranty', accepted).article).toBe('SIA 118 Art. 180 Abs. 1')
  expect(words('warranty', { ...accepted, terms: 'work' })).toMatchObject({
    article: 'OR 371 Abs. 2',
    isVerified: true,
  })
})

test('upkeep names where its interval comes from, and that a check is a duty; an interval of one’s own names nobody', () => {
  expect(words('maintenance', { templateKey: 'combustion_check', intervalMonths: 24 })).toEqual({
    sentence: 'Alle 2 Jahre ab Erledigung. Die Kontrolle ist Pflicht; massgebend ist Ihr Kanton.',
    article: null,
    source: 'Kaminfeger-loretan.ch',
    checkedOn: '2026-11-14',
    isVerified: true,
  })
  expect(words('maintenance', { templateKey: 'combustion_check', intervalMonths: 12 }).source).toBe(
    'Ihr eigener Abstand',
  )
  expect(
    words('maintenance', { templateKey: null, intervalMonths: 6, anchorOn: '2027-03-01' }).sentence,
  ).toBe('Alle 6 Monate ab 1. März 2027.')
})

test('every deadline says why; what the law says names its article and the day it was read', () => {
  const facts: Partial<Record<DeadlineSource, DeadlineFacts>> = {
    defect,
    repair: { ...defect, demand: 'repair' },
    warranty_notice: accepted,
    warranty: accepted,
    lien: { completedOn: '2026-10-31' },
    subsidy: { startsOn: '2027-03-01' },
    invoice_warranty: { basis: 'movable', from: '2026-03-02', years: 2 },
    maintenance: { templateKey: null, intervalMonths: 12 },
    measure: { state: 'postponed', year: 2031 },
  }
  for (const source of deadlineSources) {
    const { sentence, source: from, article, checkedOn } = words(source, facts[source] ?? null)
    expect([source, sentence.length > 20, from.length > 5]).toEqual([source, true, true])
    if (article !== null) expect(checkedOn).toMatch(/^2026-/)
  }
  expect(words('lien', facts.lien)).toMatchObject({ article: 'ZGB 839 Abs. 2' })
  expect(words('lien', facts.lien).sentence).toMatch(/ab der Abnahme am 31\.10\.2026\. .*den 01\.03\.2027/)
  expect(words('invoice_warranty', facts.invoice_warranty)).toMatchObject({
    sentence: 'Gekauft, nicht eingebaut: 2 Jahre ab dem 02.03.2026.',
    article: 'OR 210 Abs. 1',
  })
  expect(words('subsidy', facts.subsidy).sentence).toMatch(
    /vor Beginn der Arbeiten .* geplant am 01\.03\.2027/,
  )
  expect(words('measure', facts.measure).sentence).toBe('Sie haben den Entscheid auf 2031 verschoben.')
})

test('what has a day and no hours is told before it, and each kind of message is of one source', () => {
  const kinds = upcomingSources.flatMap((source) => {
    const { sort, telling } = sourceRules[source]
    expect([source, telling !== null]).toEqual([source, sort === 'todo' || sort === 'deadline'])
    return telling === null ? [] : [telling.kind]
  })
  expect(new Set(kinds).size).toBe(kinds.length)
})
