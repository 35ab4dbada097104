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
  const { creation, behind } = putRight(defects, row!, { refused, waiting: [], edit })
  expect(creation).toEqual({
    title: 'Riss im Putz',
    facts: { ...facts, title: 'Riss im Putz', place: 'Keller' },
  })
  expect(behind).toEqual([])
})

test('what can only be said of what is there goes behind it, and lies over it until then', () => {
  const changed = { place: 'Keller', state: 'notified', notifiedOn: '2026-11-03' } as const
  const edit = defects.acts.update(row!, changed)
  const { creation, behind } = putRight(defects, row!, { refused, waiting: [], edit })
  const [later] = behind
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

test('what is put right wins over an edit that waits behind', () => {
  const renamed = queued(2, defects.acts.update(row!, { title: 'Loch' }))
  const [shown] = overlay(defects, [] as readonly DefectRow[], [refused, renamed])
  const edit = defects.acts.update(shown!, { title: 'Riss im Putz', place: 'Keller' })
  const { creation, behind } = putRight(defects, shown!, { refused, waiting: [refused, renamed], edit })
  expect(creation).toEqual({ title: 'Riss im Putz', facts: { ...facts, place: 'Keller' } })
  const all = [queued(1, { ...refused, variables: creation }), renamed, queued(3, behind[0]!)]
  expect(overlay(defects, [] as readonly DefectRow[], all)[0]).toMatchObject({
    title: 'Riss im Putz',
    place: 'Keller',
  })
  expect(behind[0]?.variables).toMatchObject({ before: { title: 'Loch' }, expectedVersion: shown!.version })
})

const schema = readFileSync(new URL('../../../../server/schema.graphql', import.meta.url), 'utf8')
const editsOf: Readonly<Record<string, string>> = { document: 'Edit' }
const inputOf = (name: string): readonly string[] =>
  [
    ...(new RegExp(String.raw`^input ${name} \{([^]*?)^\}`, 'm').exec(schema)?.[1] ?? '').matchAll(
      /^ {2}(\w+):/gm,
    ),
  ].map(([, field = '']) => field)

test('whatever the server takes only of what is there is named', () => {
  const records: readonly HouseRecord[] = [...laterNouns, todos]
  const named = records.flatMap(({ noun, verbs, facts: labels }) => {
    const name = noun.replaceAll(/(^|_)(\w)/g, (_all, _line, letter: string) => letter.toUpperCase())
    const [added, changed] = [inputOf(`Add${name}Input`), inputOf(`${editsOf[noun] ?? 'Update'}${name}Input`)]
    const missing = changed.filter((field) => field in labels && !added.includes(field))
    const making = Object.values(verbs).filter(({ kind }) => kind === 'add')
    return added.length === 0 || changed.length === 0 || making.length === 0
      ? []
      : [{ noun, missing, said: making.map(({ onlyAfter = [] }) => onlyAfter) }]
  })
  expect(named.map(({ noun }) => noun).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'acceptance',
    'appointment',
    'approval',
    'component',
    'component_event',
    'craftsman',
    'defect',
    'document',
    'invoice',
    'journal_entry',
    'maker_warranty',
    'measure',
    'project',
    'room',
    'todo',
  ])
  for (const { noun, missing, said } of named)
    for (const one of said) expect([noun, ...one.toSorted()]).toEqual([noun, ...missing.toSorted()])
})
