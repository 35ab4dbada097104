import { expect, it } from 'vitest'
import { GraphqlError } from '#device/net/graphql.ts'
import { undoRefusal } from './undo.ts'

const conflict = (...current: readonly unknown[]) =>
  new GraphqlError({
    status: 200,
    headers: new Headers(),
    body: { errors: [{ message: '', extensions: { code: 'CONFLICT', current } }] },
  })
const [next, by] = ['Machen Sie zuerst das Neuere rückgängig.', { actorName: 'Beat Keller' }]

it('a refusal says who went on, and with what; each thing once', () => {
  const words = undoRefusal(
    conflict({ noun: 'todo', by }, { noun: 'component', by }, { noun: 'todo', by: null }),
  )
  expect(words).toBe(`Seither hat Beat Keller daran weitergearbeitet (To-do, Bauteil). ${next}`)
})

it('what nobody did, or what has no word of its own, is told without', () => {
  expect(undoRefusal(conflict({ noun: 'todo', by: null }))).toBe(
    `Seither wurde daran weitergearbeitet (To-do). ${next}`,
  )
  expect(undoRefusal(conflict({ noun: 'project_phase', by }))).toBe(
    `Seither hat Beat Keller daran weitergearbeitet. ${next}`,
  )
  expect(undoRefusal(conflict())).toBe(`Seither wurde daran weitergearbeitet. ${next}`)
})
