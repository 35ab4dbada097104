import { expect, test } from 'vitest'
import { acceptanceFault, isOverSigned, type SignedAcceptance } from './acceptance.ts'
import { proposedPoints } from './acceptance-template.ts'
import { addAcceptanceInput } from './acceptance.input.ts'
import { isSignaturePath, longestSignature, signaturePath, strokesOf, type Stroke } from './signature.ts'
import { warrantyEnds } from './warranty-end.ts'

const drawn = { name: 'Vreni Keller', side: 'owner', path: 'M1 2L30 40' } as const
const accepted: SignedAcceptance = {
  title: 'Abnahme Fenster',
  acceptedOn: '2026-08-31',
  craftsmanId: null,
  terms: 'work',
  subject: 'built_in',
  contractOn: '2026-03-02',
  people: ['Vreni Keller'],
  checklist: [{ text: 'Dicht', mark: 'good' }],
  result: 'clean',
  defectIds: [],
  repairBy: null,
  note: null,
  signatures: [drawn],
}

test('days and result fit each other', () => {
  expect(acceptanceFault(accepted)).toBeUndefined()
  expect(acceptanceFault({ ...accepted, defectIds: ['a'] })).toBe('result')
  expect(acceptanceFault({ ...accepted, contractOn: '2026-09-01' })).toBe('contractOn')
  expect(acceptanceFault({ ...accepted, repairBy: '2026-08-30' })).toBe('repairBy')
})

test('who signed did not sign what was written later', () => {
  const more = { ...drawn, name: 'Beat Frei', side: 'contractor' } as const
  expect(isOverSigned(accepted, { ...accepted, signatures: [drawn, more] })).toBe(false)
  expect(isOverSigned(accepted, { ...accepted, signatures: [] })).toBe(false)
  expect(isOverSigned(accepted, { ...accepted, note: 'Nachtrag', signatures: [] })).toBe(false)
  expect(isOverSigned(accepted, { ...accepted, note: 'Nachtrag', signatures: [more] })).toBe(false)
  for (const change of [
    { note: 'Nachtrag' },
    { checklist: [] },
    { people: [] },
    { result: 'refused' },
  ] as const)
    expect(isOverSigned(accepted, { ...accepted, ...change })).toBe(true)
})

test.each([
  '',
  'M1',
  'M1 2',
  'M1 2L3 4M5 6',
  'M601 2',
  'M1 201',
  'M1 2Z',
  'M1 2L-3 4',
  'M1 2"/><script>',
  'm1 2',
  ' M1 2',
])('a drawing is lines inside its field and nothing else: %j', (path) => {
  expect(isSignaturePath(path)).toBe(['M1 2', 'M1 2L3 4M5 6'].includes(path))
})

test('what is drawn is kept in few signs, and however long somebody draws it has room', () => {
  const wave = (points: number): Stroke =>
    Array.from({ length: points }, (_, n) => [300 + 400 * Math.sin(n / 50), 100 + 90 * Math.cos(n / 7)])
  const short = signaturePath([wave(40), [[5, 5]]])
  expect([isSignaturePath(short), strokesOf(short).at(-1)]).toEqual([true, [[5, 5]]])
  expect(
    signaturePath([
      [
        [1.4, 2.6],
        [1.5, 2.5],
        [40, 9],
      ],
    ]),
  ).toBe('M1 3L40 9')
  const long = signaturePath([wave(9_000), wave(9_000)])
  expect(isSignaturePath(long)).toBe(true)
  expect(long.length).toBeGreaterThan(longestSignature / 3)
  expect(isSignaturePath(signaturePath(Array.from({ length: 2_000 }, () => [[600, 200]])))).toBe(true)
  expect(signaturePath([])).toBe('')
})

test('an input is bounded: points, people, signatures', () => {
  const id = '018f0000-0000-7000-8000-000000000001'
  const input = { ...accepted, id, projectId: id }
  expect(addAcceptanceInput.safeParse(input).success).toBe(true)
  const many = (count: number) => Array.from({ length: count }, () => drawn)
  for (const wrong of [{ signatures: many(7) }, { people: Array(13).fill('A') }, { defectIds: [id, id] }])
    expect(addAcceptanceInput.safeParse({ ...input, ...wrong }).success).toBe(false)
})

test('points are proposed by what the renovation is about, in one order and none twice', () => {
  const plain = proposedPoints('renovation', [])
  expect(plain).toHaveLength(4)
  const both = proposedPoints('energy', ['windows', 'photovoltaics'])
  expect(both).toContain('Alle Fenster schliessen und öffnen leicht')
  expect(both).toContain('Sicherheitsnachweis und Messprotokoll übergeben')
  expect([both[0], both.at(-1)]).toEqual([plain[0], plain.at(-1)])
  expect(proposedPoints('garden', [])).toContain('Mauern im Lot, ohne Risse')
  expect(new Set(both).size).toBe(both.length)
})

test.each([
  ['work', 'immovable', null, null, '2031-09-01', 'OR 371 Abs. 2'],
  ['work', 'movable', '2026-03-02', null, '2028-08-31', 'OR 371 Abs. 1'],
  ['sia118', 'immovable', '2026-03-02', '2028-08-31', '2031-09-01', 'SIA 118 Art. 180 Abs. 1'],
  ['purchase', 'built_in', '2026-03-02', null, '2031-09-01', 'OR 210 Abs. 2'],
] as const)(
  '%s over something %s: the guarantee begins with the acceptance',
  (terms, subject, contractOn, ...ends) => {
    const { notice, limitation } = warrantyEnds({ ...accepted, terms, subject, contractOn }, 'ZH')
    expect([notice?.lastDay ?? null, limitation?.lastDay, limitation?.article]).toEqual(ends)
    const refused = warrantyEnds({ ...accepted, terms, subject, contractOn, result: 'refused' }, 'ZH')
    expect(refused).toEqual({ notice: null, limitation: null })
  },
)
