import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  begins,
  factColumns,
  json,
  optional,
  readAs,
  required,
  split,
  type FactsOf,
  type SaidOf,
} from './fact-columns.ts'

type Guest = { name: string }
type State = 'planned' | 'done'

const visit = factColumns({
  title: required<string>('title'),
  areaM2: optional<number>('area_m2'),
  startsOn: required<string | null>('starts_on'),
  state: begins<State>('state', 'planned'),
  people: begins<Guest[]>(json('people'), []),
})

const meeting = {
  people: [{ name: 'Anna' }],
  startsOn: '2026-05-01',
  areaM2: null,
  state: 'done',
  title: 'Abnahme',
} as const satisfies Readonly<Record<keyof FactsOf<typeof visit>, unknown>>

describe('the columns of facts', () => {
  it('are selected under the name of their fact', () => {
    expect(visit.read('v')).toBe(
      'v.title, v.area_m2 as "areaM2", v.starts_on as "startsOn", v.state, v.people',
    )
  })

  it('are inserted, set and sent in one order, however the facts are written down', () => {
    expect(visit.names).toBe('title, area_m2, starts_on, state, people')
    expect(visit.places(2)).toBe('$2, $3, $4, $5, $6')
    expect(visit.set(3)).toBe('title = $3, area_m2 = $4, starts_on = $5, state = $6, people = $7')
    expect(visit.values({ ...meeting, people: [{ name: 'Anna' }] })).toEqual([
      'Abnahme',
      null,
      '2026-05-01',
      'done',
      { json: [{ name: 'Anna' }] },
    ])
    expect(visit.place('startsOn', 3)).toBe('$5')
  })

  it('are written otherwise where a statement says so', () => {
    const otherwise = { startsOn: (place: string) => `greatest(${place}, now())` }
    expect(visit.places(2, otherwise)).toBe('$2, $3, greatest($4, now()), $5, $6')
    expect(visit.set(1, otherwise)).toContain('starts_on = greatest($3, now()), state = $4')
  })

  it('hold a fact of several parts, and one that is read as an expression', () => {
    type Rhythm = { every: number; unit: string }
    const chore = factColumns({
      startsAt: optional<string>(readAs('starts_at', (row) => `to_char(${row}.starts_at, 'HH24:MI')`)),
      rhythm: optional<Rhythm>(split({ every: 'repeat_every', unit: 'repeat_unit' })),
      note: required<string>('note'),
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
    expect(chore.blank).toEqual({ startsAt: null, rhythm: null })
  })

  it('are left out where a statement has them from elsewhere', () => {
    const rest = visit.without('areaM2', 'people')
    expect(rest.set(4)).toBe('title = $4, starts_on = $5, state = $6')
    expect(rest.values({ title: 'Abnahme', startsOn: '2026-05-01', state: 'done' })).toEqual([
      'Abnahme',
      '2026-05-01',
      'done',
    ])
    expect(rest.blank).toEqual({ state: 'planned' })
  })

  it('are a type: what a row holds, what is said of a new one', () => {
    expectTypeOf<FactsOf<typeof visit>>().toEqualTypeOf<{
      title: string
      areaM2: number | null
      startsOn: string | null
      state: State
      people: Guest[]
    }>()
    expectTypeOf<{ title: string; startsOn: null }>().toExtend<SaidOf<typeof visit>>()
    expectTypeOf<{ title: string }>().not.toExtend<SaidOf<typeof visit>>()
  })

  it('say what a new row has of itself, and that what is required it has not', () => {
    expect(visit.blank).toEqual({ areaM2: null, state: 'planned', people: [] })
    expectTypeOf(visit.blank).toEqualTypeOf<{ areaM2: number | null; state: State; people: Guest[] }>()
    const made = { ...visit.blank, title: 'Abnahme', startsOn: null }
    expect(visit.values(made)).toEqual(['Abnahme', null, null, 'planned', { json: [] }])
    // @ts-expect-error a required fact that nobody said
    expect(() => visit.values({ ...visit.blank, title: 'Abnahme' })).not.toThrow()
  })

  it('have the names of their facts, or nothing starts', () => {
    expect(() => factColumns({ startsOn: required<string>('ends_on') })).toThrow(
      'The fact startsOn belongs in the column starts_on, not in ends_on.',
    )
    expect(() => factColumns({ people: optional<Guest[]>(json('guests')) })).toThrow('column people')
    expect(() => factColumns({ note: optional<string>(readAs('text', (row) => `${row}.text`)) })).toThrow(
      'column note',
    )
    expect(() => factColumns({ co2KgM2: required<number>('co2_kg_m2') })).not.toThrow()
  })

  it('are held to their facts by the types', () => {
    // @ts-expect-error an object is kept by nothing but JSON
    required<Guest[]>('people')
    // @ts-expect-error nobody says what it is
    required('title')
    // @ts-expect-error a part without its column
    optional<{ every: number; unit: string }>(split({ every: 'repeat_every' }))
    // @ts-expect-error it does not begin with what it can never be
    begins<State>('state', 'open')
    // @ts-expect-error a fact nobody declared
    expect(visit.place('note', 1)).toBe('$0')
  })
})
