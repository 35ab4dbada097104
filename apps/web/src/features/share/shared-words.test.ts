import { expect, test } from 'vitest'
import { asTodo, below } from './shared-words.ts'

test('the first line is the title, and nothing of the rest is lost', () => {
  expect(asTodo('Riss an der Wand')).toEqual({ title: 'Riss an der Wand', note: '' })
  expect(asTodo('\nOfferte Maler \nGuten Tag\n\nhttps://maler.example/offerte\n')).toEqual({
    title: 'Offerte Maler',
    note: 'Guten Tag\n\nhttps://maler.example/offerte',
  })
  expect(asTodo('')).toEqual({ title: '', note: '' })
})

test('a first line too long for a title stays whole in the note', () => {
  const { title, note } = asTodo(`${'Wort '.repeat(60)}\nEnde`)
  expect(title.length).toBeLessThanOrEqual(200)
  expect(title.endsWith('Wort…')).toBe(true)
  expect(note).toBe(`${'Wort '.repeat(60)}\nEnde`)
})

test('words go below the note of a to-do, as far as there is room', () => {
  expect(below(null, ' Foto von heute ')).toBe('Foto von heute')
  expect(below('Schlüssel beim Nachbarn', 'Foto von heute')).toBe('Schlüssel beim Nachbarn\n\nFoto von heute')
  expect(below('Schlüssel beim Nachbarn', '')).toBe('Schlüssel beim Nachbarn')
  expect(below('x'.repeat(4_990), 'Foto von heute')).toBeUndefined()
})
