import { expect, test } from 'vitest'
import { addCraftsmanInput } from './craftsman.input.ts'
import { isReachable, sameBy, type Known } from './craftsman.ts'

const huber: Known = { company: 'Huber Sanitär AG', zip: '8610', uid: null, iban: null }

test.each<[Partial<Known>, ReturnType<typeof sameBy>]>([
  [{ company: 'HUBER Sanitaer' }, 'name'],
  [{ company: 'Huber Sanitär GmbH', zip: null }, 'name'],
  [{ zip: '8001' }, undefined],
  [{ company: 'Huber Heizungen AG' }, undefined],
])('Huber Sanitär AG in 8610 and %o: the same by %s', (other, by) => {
  expect(sameBy(huber, { ...huber, ...other })).toBe(by)
})

test('the number of the enterprise says more than its account, and both more than a name', () => {
  const [one, two] = ['CHE-116.281.710', 'CHE-106.017.086']
  const account = 'CH9300762011623852957'
  expect(sameBy({ ...huber, uid: one }, { ...huber, company: 'Neu AG', uid: one })).toBe('uid')
  expect(sameBy({ ...huber, uid: one, iban: account }, { ...huber, uid: two, iban: account })).toBeUndefined()
  expect(sameBy({ ...huber, iban: account }, { ...huber, company: 'Neu AG', iban: account })).toBe('iban')
})

const said = { id: '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5', company: 'Huber', trades: ['plumbing'] }
const faultOf = (facts: object) =>
  addCraftsmanInput.safeParse({ ...said, ...facts }).error?.issues[0]?.path[0]

test.each([
  [{}, undefined],
  [
    { uid: 'che116281710 mwst', iban: 'ch93 0076 2011 6238 5295 7', website: 'huber-sanitär.ch/notfall' },
    undefined,
  ],
  [{ trades: [] }, 'trades'],
  [{ trades: ['plumbing', 'plumbing'] }, 'trades'],
  [{ uid: 'CHE-116.281.711' }, 'uid'],
  [{ iban: 'CH93 0076 2011 6238 5295 8' }, 'iban'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ rating: 6 }, 'rating'],
])('what is said of one: %o, at fault is %s', (facts, field) => {
  expect(faultOf(facts)).toBe(field)
})

test('numbers are kept as registers write them', () => {
  const { data } = addCraftsmanInput.safeParse({
    ...said,
    uid: 'che116281710 mwst',
    iban: 'ch93 0076 2011 6238 5295 7',
  })
  expect(data).toMatchObject({ uid: 'CHE-116.281.710', iban: 'CH9300762011623852957' })
})

test('a name alone reaches nobody, a letter does', () => {
  expect(isReachable({ phone: null })).toBe(false)
  expect(isReachable({ phone: null, email: 'info@huber.test' })).toBe(true)
  expect(isReachable({ zip: '8610', city: 'Uster' })).toBe(true)
  expect(isReachable({ zip: '8610', city: null })).toBe(false)
})
