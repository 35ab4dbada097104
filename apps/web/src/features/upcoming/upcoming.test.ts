import { describe, expect, it } from 'vitest'
import { mergeUpcoming, type UpcomingEntry } from './upcoming.ts'
import { whenWords } from './upcoming.texts.ts'

const entry = (source: UpcomingEntry['source'], id: string, on: string): UpcomingEntry => ({
  source,
  id,
  title: id,
  on,
  componentId: null,
  isWholeYear: source === 'measure',
  projectId: null,
})
const todo = (id: string, dueOn: string | null, state: 'open' | 'done' = 'open') => ({
  id,
  title: id,
  dueOn,
  componentId: null,
  state,
})

const plain = { decisions: [], isUpkeepKnown: false }

describe('what comes next', () => {
  it('is one list over all sources, by date', () => {
    const merged = mergeUpcoming(
      [entry('measure', 'roof', '2027-12-31'), entry('maintenance', 'service', '2026-11-20')],
      [todo('call', '2026-11-25'), todo('pay', '2026-11-18')],
      { ...plain, most: 3 },
    )
    expect(merged.map(({ id }) => id)).toEqual(['pay', 'service', 'call'])
  })

  it('believes this device, not the server, about to-dos', () => {
    const merged = mergeUpcoming(
      [entry('todo', 'ticked', '2026-11-16'), entry('todo', 'moved', '2026-11-17')],
      [todo('ticked', '2026-11-16', 'done'), todo('moved', '2026-12-01'), todo('someday', null)],
      { ...plain, most: 5 },
    )
    expect(merged.map(({ id, on }) => `${id} ${on}`)).toEqual(['moved 2026-12-01'])
  })

  it('believes this device about upkeep too, once it has read it', () => {
    const merged = mergeUpcoming(
      [entry('maintenance', 'done here', '2026-11-16'), entry('maintenance', 'spoken for', '2026-11-17')],
      [
        { ...todo('done here', '2027-11-16'), task: { id: 'done here' } },
        { ...todo('said', '2026-11-20'), task: { id: 'spoken for' } },
      ],
      { ...plain, most: 5, isUpkeepKnown: true },
    )
    expect(merged.map(({ id, source }) => `${source} ${id}`)).toEqual(['todo said', 'maintenance done here'])
  })
})

it('asks again about what was postponed until now, instead of showing the old answer', () => {
  const postponed = { ...entry('measure', 'plan', '2026-12-31'), componentId: 'kitchen' }
  const planned = { ...entry('measure', 'other', '2027-12-31'), componentId: 'roof' }
  const decisions = [{ id: 'kitchen', name: 'Küche', note: 'fällig · 2026' }]
  const merged = mergeUpcoming([postponed, planned], [], { ...plain, most: 5, decisions })
  expect(merged.map(({ id }) => id)).toEqual(['other'])
})

describe('when it is', () => {
  it.each([
    [entry('todo', 'a', '2026-11-12'), 'seit 3 Tagen', 'due'],
    [entry('todo', 'a', '2026-11-15'), 'heute', 'due'],
    [entry('maintenance', 'a', '2026-11-19'), 'in 4 Tagen', 'soon'],
    [entry('todo', 'a', '2026-12-24'), '24.12.', 'later'],
    [entry('maintenance', 'a', '2028-02-29'), '29.02.2028', 'later'],
    [entry('measure', 'a', '2026-12-31'), '2026', 'soon'],
    [entry('measure', 'a', '2027-12-31'), '2027', 'later'],
    [entry('measure', 'a', '2025-12-31'), '2025', 'due'],
  ] as const)('%j', (one, words, state) => {
    expect(whenWords(one, '2026-11-15')).toEqual({ words, state })
  })
})
