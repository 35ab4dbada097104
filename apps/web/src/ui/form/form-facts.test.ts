import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf, namesThatDiffer } from './form-faults.ts'
import {
  dayFact,
  figureFact,
  formFacts,
  kept,
  optionalChoice,
  optionalLine,
  own,
  reference,
  requiredLine,
  ruled,
  type ValuesOf,
} from './form-facts.ts'

type Row = {
  readonly id: string
  readonly title: string
  readonly note: string | null
  readonly firmId: string | null
  readonly state: 'open' | 'done'
  readonly way: 'letter' | 'mail' | null
  readonly on: string | null
  readonly permille: number | null
  readonly days: number | null
  readonly startsAt: string | null
  readonly ids: readonly string[]
}

const nullable = z.nullable(z.string())
const schema = z
  .object({
    title: z.string().check(z.minLength(1), z.maxLength(5)),
    note: nullable,
    on: nullable,
    permille: z.nullable(z.int()),
    startsAt: nullable,
  })
  .check(
    z.refine(({ on, note }) => on !== null || note === null, { path: ['on'] }),
    z.refine(({ permille }) => permille !== 0),
  )

const form = formFacts<Row>()(
  {
    title: requiredLine(5),
    note: optionalLine(20),
    firmId: reference(),
    state: kept<'open' | 'done'>('open'),
    way: optionalChoice<'letter' | 'mail'>(),
    on: dayFact(ruled('Der Tag fehlt.', 'Kein Tag.')),
    permille: own({
      blank: null,
      read: (permille: number | null) => permille && permille / 10,
      write: (percent) => percent && Math.round(percent * 10),
      fault: 'Prozent',
    }),
    days: figureFact('Tage'),
    isAllDay: own({
      blank: true,
      read: (_none: unknown, { startsAt }: Row) => startsAt === null,
      write: () => undefined,
      fault: '',
    }),
    startsAt: own({
      blank: '',
      read: (at: string | null) => at ?? '',
      write: (at, { isAllDay }: { readonly isAllDay: boolean }) => (isAllDay ? null : at),
      fault: 'Zeit',
    }),
    ids: kept<readonly string[]>([]),
  },
  schema,
)

const row: Row = {
  id: 'x',
  title: 'Dach',
  note: null,
  firmId: null,
  state: 'done',
  way: null,
  on: '2026-01-31',
  permille: 25,
  days: null,
  startsAt: '09:00',
  ids: ['a'],
}

it('holds of a row what is asked, in the order it is asked; nothing is an empty text', () => {
  const values: ValuesOf<typeof form> = form.valuesOf(row)
  expect(Object.entries(values)).toEqual([
    ['title', 'Dach'],
    ['note', ''],
    ['firmId', ''],
    ['state', 'done'],
    ['way', ''],
    ['on', '2026-01-31'],
    ['permille', 2.5],
    ['days', null],
    ['isAllDay', false],
    ['startsAt', '09:00'],
    ['ids', ['a']],
  ])
})

it('is not changed by being read twice, also not by its lists', () => {
  expect(namesThatDiffer(form.valuesOf(row), form.valuesOf(row))).toEqual([])
})

it('writes what it read, an empty text as nothing, and what hangs on another field', () => {
  const { id: _id, ...facts } = row
  expect(form.prepare(form.valuesOf(row))).toEqual({ ...facts, isAllDay: undefined })
  expect(form.prepare({ ...form.valuesOf(row), note: ' ', isAllDay: true })).toMatchObject({
    note: null,
    startsAt: null,
  })
})

it('begins blank, or with what is known', () => {
  expect(form.newValues()).toMatchObject({ title: '', state: 'open', on: null, isAllDay: true, ids: [] })
  const begun = form.newValues({ ids: ['b'], title: 'Bad' })
  expect(Object.keys(begun)).toEqual(Object.keys(form.valuesOf(row)))
  expect(begun).toMatchObject({ title: 'Bad', ids: ['b'] })
})

it('holds nothing where an older copy of a row has no such fact', () => {
  const { on: _on, note: _note, days: _days, ...older } = row
  expect(form.valuesOf(older as Row)).toMatchObject({ on: null, note: '', days: null })
})

it('says the sentence of each field, and another one where fields contradict each other', () => {
  const faults = (said: Partial<ValuesOf<typeof form>>) => {
    const values = { ...form.valuesOf(row), ...said }
    return faultsOf(form.schema.safeParse(form.prepare(values)).error?.issues ?? [], values, form.texts)
  }
  expect(faults({ title: ' ' })).toEqual({})
  expect(faults({ title: '' })).toEqual({ title: 'Bitte ausfüllen.' })
  expect(faults({ title: 'Dachstock' })).toEqual({ title: 'Höchstens 5 Zeichen.' })
  expect(faults({ on: null, note: 'x' })).toEqual({ on: 'Der Tag fehlt.' })
})

it('does not compile where a field, its row and the schema do not fit', () => {
  const title = requiredLine(5)
  const [titled, both] = [z.object({ title: z.string() }), z.object({ title: z.string(), note: nullable })]
  // @ts-expect-error: the row has no such fact
  formFacts<Row>()({ title, place: optionalLine(20) }, titled)
  // @ts-expect-error: the fact may be missing, the field may not
  formFacts<Row>()({ note: kept('') }, z.object({ note: nullable }))
  // @ts-expect-error: the schema takes a note
  formFacts<Row>()({ title }, both)
  // A form without rows reads none.
  expect(formFacts()({ title, isSure: kept(false) }, titled).newValues()).toEqual({
    title: '',
    isSure: false,
  })
})
