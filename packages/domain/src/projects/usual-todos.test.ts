import { expect, test } from 'vitest'
import { usualTodos } from './usual-todos.ts'

test('what is usual follows the kind, the components and the time', () => {
  const garden = { kind: 'garden', components: [], hasBegun: false, checks: [] } as const
  expect(usualTodos(garden)).toEqual([
    'Fotos vom heutigen Zustand machen',
    'Mehrere Offerten einholen',
    'Nachbarn über Zeit und Lärm informieren',
  ])
  const heating = usualTodos({ kind: 'energy', components: ['oil_heating'], hasBegun: false, checks: [] })
  expect(heating).toContain('Fördergesuch vor Baubeginn einreichen')
  expect(heating).toContain('Öltank stilllegen oder entfernen lassen')
  expect(heating).not.toContain('Platten und Apparate aussuchen')
  expect(usualTodos({ ...garden, hasBegun: true })).toEqual([
    'Termin für die Abnahme vereinbaren',
    'Anleitungen und Garantien in den Unterlagen ablegen',
  ])
})

test('what is confirmed already is proposed no more', () => {
  const about = { kind: 'garden', components: [], hasBegun: false } as const
  expect(usualTodos({ ...about, checks: ['offer_asked', 'neighbours'] })).toEqual([
    'Fotos vom heutigen Zustand machen',
  ])
})
