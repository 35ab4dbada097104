import { describe, expect, it } from 'vitest'
import { daysLeft, thrownName, type Thrown } from './trash.ts'

const nothing: Thrown = { kind: 'todo', title: null, measureKind: null, eventKind: null, components: [] }
const boiler = { name: null, catalogKey: 'water_heater' } as const
const kitchen = { name: 'Küche oben', catalogKey: 'kitchen' } as const

describe('something in the trash', () => {
  it('is called by its title, its own name, or by what was done to which components', () => {
    const names = [
      { ...nothing, title: 'Kamin fegen' },
      { ...nothing, kind: 'component', components: [kitchen] },
      { ...nothing, kind: 'measure', measureKind: 'replacement', components: [boiler, kitchen] },
      { ...nothing, kind: 'component_event', eventKind: 'serviced', components: [kitchen] },
    ] satisfies Thrown[]
    expect(names.map(thrownName)).toEqual([
      'Kamin fegen',
      'Küche oben',
      'Ersatz: Boiler, Küche oben',
      'Gewartet: Küche oben',
    ])
  })

  it('has thirty days on the first day, one on the last, and then none', () => {
    const left = (now: string) => daysLeft('2026-06-01T10:00:00Z', new Date(now))
    expect(left('2026-06-01T10:00:00Z')).toBe(30)
    expect(left('2026-06-30T10:00:01Z')).toBe(1)
    expect(left('2026-07-02T10:00:00Z')).toBe(0)
  })
})
