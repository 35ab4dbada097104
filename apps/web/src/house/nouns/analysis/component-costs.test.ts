import { expect, test } from 'vitest'
import { conflictOf, rebase } from '#house/record/conflict.ts'
import { isReached, mergedOver } from '#house/record/current.ts'
import { overlay, type Replayed } from '#house/record/overlay.ts'
import type { Change } from '#house/record/said.ts'
import { amountsShown } from './amounts-shown.ts'
import { componentCosts, noCost, type ComponentCostRow } from './component-costs.ts'
import type { Told } from './told.ts'

const { set } = componentCosts.acts
const roof: ComponentCostRow = { id: 'roof', version: 3, costRappen: 4_200_000 }
const queued = (change: Change, seq = 1): Replayed => ({
  seq,
  key: `k${seq}`,
  userId: 'anna',
  realEstateId: 'h',
  createdAt: 0,
  attempts: 0,
  state: 'queued',
  ...change,
})
const held = (rappen: number | null, version: number) =>
  componentCosts.verbs['set']?.whole?.({ rappen, version }, 'h', 'roof')

test('the first word about a component counts before it has arrived', () => {
  const [shown] = overlay(componentCosts, [], [queued(set(noCost('roof'), { costRappen: 900 }, 'Dach'))])
  expect(shown).toMatchObject({ id: 'roof', costRappen: 900, version: 1, isWaiting: true })
})

test('who takes it back and says another shows the last word, and the estimate in between', () => {
  const first = queued(set(roof, { costRappen: null }, 'Dach'))
  const [gone] = overlay(componentCosts, [roof], [first])
  const amounts = [{ objectId: 'm', kind: 'measure_cost' as const, rappen: 5 }]
  expect(amountsShown(amounts, gone === undefined ? [] : [gone], [])).toEqual(amounts)
  const second = queued(set(gone ?? roof, { costRappen: 700 }, 'Dach'), 2)
  const shown = overlay(componentCosts, [roof], [first, second])
  expect(amountsShown(amounts, shown, [])).toEqual([
    { objectId: 'roof', kind: 'component_cost', rappen: 700 },
    ...amounts,
  ])
  // The server begins anew at version 0.
  expect(mergedOver(componentCosts, second, held(null, 0))?.variables).toMatchObject({
    expectedVersion: 0,
    facts: { costRappen: 700 },
  })
})

test('two who say another amount are one for the owner, and the same amount is none', () => {
  const entry = queued(set(roof, { costRappen: 700 }, 'Dach'))
  expect(mergedOver(componentCosts, entry, held(800, 4))).toBeUndefined()
  expect(isReached(componentCosts, entry, held(700, 4))).toBe(true)
  const refused = { ...entry, state: 'rejected' as const, code: 'CONFLICT', current: held(800, 4) }
  const conflict = conflictOf(componentCosts, [refused], refused)
  expect(conflict.pairs).toEqual([{ name: 'costRappen', mine: 700, theirs: 800 }])
  expect(rebase(componentCosts, conflict)).toMatchObject([
    { objectId: 'roof', variables: { expectedVersion: 4, facts: { costRappen: 700 } } },
  ])
})

test('it stands among the other amounts of the answer', () => {
  const told = {
    amounts: [
      { objectId: 'm', kind: 'measure_cost', rappen: 5, version: 1 },
      { objectId: 'roof', kind: 'component_cost', rappen: 900, version: 2 },
    ],
  } as unknown as Told
  const { inside } = componentCosts.lists['all']?.('h') ?? {}
  expect(inside?.of({ realEstate: told })).toEqual([{ id: 'roof', version: 2, costRappen: 900 }])
  expect(inside?.into({ realEstate: told }, [{ id: 'roof', version: 3, costRappen: 1 }])).toEqual({
    realEstate: {
      amounts: [
        { objectId: 'roof', kind: 'component_cost', rappen: 1, version: 3 },
        { objectId: 'm', kind: 'measure_cost', rappen: 5, version: 1 },
      ],
    },
  })
})
