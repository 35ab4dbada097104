import { describe, expect, it } from 'vitest'
import { factColumns, json, readAs, split } from './fact-columns.ts'

type VisitFacts = { title: string; areaM2: number | null; startsOn: string; people: { name: string }[] }

const visit = factColumns<VisitFacts>({
  title: 'title',
  areaM2: 'area_m2',
  startsOn: 'starts_on',
  people: json('people'),
})

const meeting = { people: [{ name: 'Anna' }], startsOn: '2026-05-01', areaM2: null, title: 'Abnahme' }

describe('the columns of facts', () => {
  it('are selected under the name of their fact', () => {
    expect(visit.read('v')).toBe('v.title, v.area_m2 as "areaM2", v.starts_on as "startsOn", v.people')
  })

  it('are inserted, set and sent in one order, however the facts are written down', () => {
    expect(visit.names).toBe('title, area_m2, starts_on, people')
    expect(visit.places(2)).toBe('$2, $3, $4, $5')
    expect(visit.set(3)).toBe('title = $3, area_m2 = $4, starts_on = $5, people = $6')
    expect(visit.values(meeting)).toEqual(['Abnahme', null, '2026-05-01', { json: [{ name: 'Anna' }] }])
    expect(visit.place('startsOn', 3)).toBe('$5')
  })

  it('are written otherwise where a statement says so', () => {
    const otherwise = { startsOn: (place: string) => `greatest(${place}, now())` }
    expect(visit.places(2, otherwise)).toBe('$2, $3, greatest($4, now()), $5')
    expect(visit.set(1, otherwise)).toContain('starts_on = greatest($3, now()), people = $4')
  })

  it('hold a fact of several parts, and one that is read as an expression', () => {
    type Rhythm = { every: number; unit: string }
    const chore = factColumns<{ startsAt: string | null; rhythm: Rhythm | null; note: string }>({
      startsAt: readAs('starts_at', (row) => `to_char(${row}.starts_at, 'HH24:MI')`),
      rhythm: split<Rhythm>({ every: 'repeat_every', unit: 'repeat_unit' }),
      note: 'note',
    })
    expect(chore.read('c')).toBe(
      `to_char(c.starts_at, 'HH24:MI') as "startsAt", case when c.repeat_every is not null ` +
        `then json_build_object('every', c.repeat_every, 'unit', c.repeat_unit) end as "rhythm", c.note`,
    )
    expect(chore.set(3)).toBe('starts_at = $3, repeat_every = $4, repeat_unit = $5, note = $6')
    expect(chore.place('note', 3)).toBe('$6')
    const facts = { note: 'Filter', startsAt: '08:30' }
    expect(chore.values({ ...facts, rhythm: { unit: 'month', every: 6 } })).toEqual([
      '08:30',
      6,
      'month',
      'Filter',
    ])
    expect(chore.values({ ...facts, rhythm: null })).toEqual(['08:30', undefined, undefined, 'Filter'])
  })

  it('are left out where a statement has them from elsewhere', () => {
    const rest = visit.without('areaM2', 'people')
    expect(rest.set(4)).toBe('title = $4, starts_on = $5')
    expect(rest.values({ title: 'Abnahme', startsOn: '2026-05-01' })).toEqual(['Abnahme', '2026-05-01'])
  })

  it('are held to their facts by the types', () => {
    const plain = { title: 'title', areaM2: 'area_m2', startsOn: 'starts_on' } as const
    // @ts-expect-error no column for a fact
    factColumns<VisitFacts>({ ...plain })
    // @ts-expect-error no fact for a column
    factColumns<VisitFacts>({ ...plain, people: json('people'), note: 'note' })
    // @ts-expect-error the column of another fact
    factColumns<VisitFacts>({ ...plain, people: json('people'), title: 'starts_on' })
    // @ts-expect-error an object is kept by nothing but JSON
    factColumns<VisitFacts>({ ...plain, people: 'people' })
    // @ts-expect-error a fact that is missing
    expect(() => visit.values({ title: 'Abnahme' })).not.toThrow()
  })
})
