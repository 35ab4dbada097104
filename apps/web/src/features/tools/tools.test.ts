import { expect, test } from 'vitest'
import { toolsOf } from './tools.ts'

const houseId = '01890000-0000-7000-8000-000000000001'
const named = (rights: Parameters<typeof toolsOf>[1]): string[] =>
  toolsOf(houseId, rights).flatMap(({ tools }) => tools.map(({ label }) => label))

test('an owner finds every built area and every sheet of the house', () => {
  const labels = named({ mayWrite: true, isOwner: true })
  expect(labels).toEqual(expect.arrayContaining(['To-dos', 'Notfallblatt', 'Verlauf', 'Papierkorb']))
})

test('who may only read is not led to what would be refused', () => {
  const labels = named({ mayWrite: false, isOwner: false })
  expect(labels).toContain('Notfallblatt')
  for (const hidden of ['Verlauf', 'Personen', 'Papierkorb']) expect(labels).not.toContain(hidden)
})

test('every tool says what it is for, and no two lead to the same place', () => {
  const tools = toolsOf(houseId, { mayWrite: true, isOwner: true }).flatMap((group) => group.tools)
  expect(tools.filter(({ hint }) => hint === '')).toEqual([])
  expect(new Set(tools.map(({ to }) => to)).size).toBe(tools.length)
})
