import { analyse } from '@hauswart/domain/analysis/engine/analyse'
import { component, exampleInput, exampleRows } from '@hauswart/domain/analysis/engine/analyse-example'
import { expect, test } from 'vitest'
import { standingNow } from './standing-now.ts'

const input = exampleInput({
  components: [
    component('k', 'kitchen', 2001, { quantity: 1, unit: 'piece' }),
    component('b', 'bathroom', 2026, { quantity: 1, unit: 'piece' }),
  ],
  references: exampleRows,
})

test('the last point is reckoned as the others: without own amounts', () => {
  const plain = analyse(input)
  expect(standingNow(input, plain)).toEqual({ score: plain.score.value, dueCount: plain.counts.due })
  const amounts = [{ objectId: 'b', kind: 'component_cost', rappen: 30_000_000 }] as const
  const own = { ...input, amounts }
  const shown = analyse(own)
  expect(shown.score.value).toBeGreaterThan(plain.score.value ?? 100)
  expect(standingNow(own, shown)).toEqual({ score: plain.score.value, dueCount: plain.counts.due })
})
