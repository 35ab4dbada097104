import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { component, exampleComponents, exampleInput, measure } from './analyse-example.ts'
import { dueNotice } from './snapshot.labels.ts'
import {
  dueComponents,
  isSameSnapshot,
  maxToldInTrash,
  newlyDue,
  rememberedInput,
  snapshotOf,
  toldAfter,
} from './snapshot.ts'

const at = (today: string, more = {}) => analyse(exampleInput({ today, ...more }))

describe('what is kept of a day', () => {
  test('is the same all year and another in the next', () => {
    const [winter, autumn] = [snapshotOf(at('2026-01-01')), snapshotOf(at('2026-11-15'))]
    expect(isSameSnapshot(winter, autumn)).toBe(true)
    expect(autumn.dueIds).toEqual(['heating', 'windows'])
    expect(isSameSnapshot(autumn, snapshotOf(at('2027-01-01')))).toBe(false)
  })

  test('does not depend on the order in which components were recorded', () => {
    const turned = at('2026-11-15', { components: exampleComponents.toReversed() })
    expect(isSameSnapshot(snapshotOf(turned), snapshotOf(at('2026-11-15')))).toBe(true)
  })

  test('tells nothing of the amounts of an owner', () => {
    const dear = exampleInput({
      amounts: [{ objectId: 'heating', kind: 'component_cost', rappen: 90_000_000 }],
    })
    expect(snapshotOf(analyse(dear)).score).not.toBe(snapshotOf(analyse(exampleInput())).score)
    const remembered = [dear, exampleInput()].map((input) => snapshotOf(analyse(rememberedInput(input))))
    expect(remembered[0]).toEqual(remembered[1])
  })
})

describe('what is newly due', () => {
  const due = dueComponents(at('2026-11-15'))

  test('the first look tells nothing', () => {
    expect(newlyDue(due, null)).toEqual([])
    expect(toldAfter(due, null, ['heating', 'windows'])).toEqual({ heating: 1998, windows: 1999 })
  })

  test('is told once, also if it seemed good for a while', () => {
    expect(newlyDue(due, {}).map(({ id }) => id)).toEqual(['heating', 'windows'])
    const told = toldAfter(due, {}, ['heating', 'windows'])
    expect(newlyDue(due, told)).toEqual([])
    const later = toldAfter([], told, ['heating', 'windows'])
    expect(newlyDue(due, later)).toEqual([])
  })

  test('is told again in its next life, but not after a while in the trash', () => {
    const told = { heating: 1978, windows: 1999 }
    expect(newlyDue(due, told).map(({ id }) => id)).toEqual(['heating'])
    expect(toldAfter([], told, ['heating'])).toEqual(told)
  })

  test('of what is gone the oldest are forgotten in the end', () => {
    const told = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`c${1000 + n}`, 1999] as const))
    const after = Object.keys(toldAfter([], told, ['c1000', 'c1001']))
    expect(after).toHaveLength(2 + maxToldInTrash)
    expect(after).toEqual(expect.arrayContaining(['c1000', 'c1001', 'c1599', 'c1200']))
  })

  test('a renewal counts as the beginning of a life', () => {
    const components = [component('roof', 'pitched_roof', 1920, { lastRenewedYear: 1970 })]
    expect(dueComponents(at('2026-11-15', { components }))).toMatchObject([{ id: 'roof', since: 1970 }])
  })

  test('what the owner has decided over waits no more', () => {
    const planned = at('2026-11-15', { measures: [measure('plan', ['windows'])] })
    expect(dueComponents(planned).map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
      ['heating', true],
      ['windows', false],
    ])
  })

  test('what was decided when it became due is told when the decision is withdrawn', () => {
    const planned = dueComponents(at('2026-11-15', { measures: [measure('plan', ['windows'])] }))
    const told = toldAfter(planned, {}, ['heating', 'windows'])
    expect(told).toEqual({ heating: 1998 })
    expect(newlyDue(due, told).map(({ id }) => id)).toEqual(['windows'])
  })
})

describe('the message', () => {
  test.each([
    [['Gasheizung'], 'Ein Bauteil ist neu fällig: Gasheizung'],
    [['Gasheizung', 'Fassade'], '2 Bauteile sind neu fällig: Gasheizung, Fassade'],
  ])('of %j', (names, title) => {
    expect(dueNotice.title(names)).toBe(title)
  })

  test('names as many as fit', () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, n) => `Fenster im ${n}. Obergeschoss West`)
    const shown = 'Fenster im 0. Obergeschoss West, Fenster im 1. Obergeschoss West'
    expect(dueNotice.title(names(3))).toBe(`3 Bauteile sind neu fällig: ${shown} und ein weiteres`)
    expect(dueNotice.title(names(9))).toBe(`9 Bauteile sind neu fällig: ${shown} und 7 weitere`)
    expect(dueNotice.title(['x'.repeat(120), 'Küche'])).toBe('2 Bauteile sind neu fällig')
  })
})
