import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heldBy } from '#device/outbox/entry.ts'
import { defects, type DefectRow } from '#house/nouns/defects.ts'
import { laterNouns } from '#house/nouns/later.ts'
import { todos } from '#house/nouns/todos.ts'
import { putRight } from './put-right.ts'
import { overlay, type Replayed } from '#house/record/overlay.ts'
import type { HouseRecord } from '#house/record/record.ts'
import type { Change } from '#house/record/said.ts'

const queued = (seq: number, change: Change, more: Partial<Replayed> = {}): Replayed => ({
  seq,
  key: `key-${seq}`,
  userId: 'anna',
  realEstateId: 'house',
  createdAt: 0,
  attempts: 0,
  state: 'queued',
  ...change,
  ...more,
})
const facts = {
  projectId: 'p',
  title: 'Riss',
  nature: 'open' as const,
  foundOn: '2026-11-02',
  terms: 'work' as const,
  subject: 'immovable' as const,
}
const refused = queued(1, defects.acts.add(facts, { id: 'a' }), { state: 'rejected', code: 'BAD_INPUT' })
const [row] = overlay(defects, [] as readonly DefectRow[], [refused])

test('what a new row can say of itself is put right where it waits', () => {
  const edit = defects.acts.update(row!, { title: 'Riss im Putz', place: 'Keller' })
  const { creation, later } = putRight(defects, row!, refused, edit)
  expect(creation).toEqual({
    title: 'Riss im Putz',
    facts: { ...facts, title: 'Riss im Putz', place: 'Keller' },
  })
  expect(later).toBeUndefined()
})

test('what can only be said of what is there goes behind it, and lies over it until then', () => {
  const changed = { place: 'Keller', state: 'notified', notifiedOn: '2026-11-03' } as const
  const { creation, later } = putRight(defects, row!, refused, defects.acts.update(row!, changed))
  expect(creation.facts).toEqual({ ...facts, place: 'Keller' })
  expect(later?.variables).toEqual({
    title: 'Riss',
    expectedVersion: row!.version,
    facts: { state: 'notified', notifiedOn: '2026-11-03' },
    before: { state: 'open', notifiedOn: null },
  })
  const waiting = [queued(1, { ...refused, variables: creation }), queued(2, later!)]
  expect(overlay(defects, [] as readonly DefectRow[], waiting)[0]).toMatchObject({
    ...changed,
    isWaiting: true,
  })
  expect(heldBy([refused, waiting[1]!], waiting[1]!)).toBe(refused)
})

const schema = readFileSync(new URL('../../../../server/schema.graphql', import.meta.url), 'utf8')
const inputOf = (name: string): readonly string[] =>
  [
    ...(new RegExp(String.raw`^input ${name} \{([^]*?)^\}`, 'm').exec(schema)?.[1] ?? '').matchAll(
      /^ {2}(\w+):/gm,
    ),
  ].map(([, field = '']) => field)

test('whatever the server takes only of what is there is named', () => {
  const records: readonly HouseRecord[] = [...laterNouns, todos]
  const named = records.flatMap(({ noun, verbs: { add, update }, facts: labels }) => {
    const name = noun.replaceAll(/(^|_)(\w)/g, (_all, _line, letter: string) => letter.toUpperCase())
    const [added, changed] = [inputOf(`Add${name}Input`), inputOf(`Update${name}Input`)]
    if (add === undefined || update === undefined || added.length === 0 || changed.length === 0) return []
    const missing = changed.filter((field) => field in labels && !added.includes(field))
    return [{ noun, missing, later: add.later }]
  })
  expect(named.length).toBeGreaterThan(9)
  for (const { noun, missing, later } of named)
    expect({ noun, later: later?.toSorted() }).toEqual({ noun, later: missing.toSorted() })
})
