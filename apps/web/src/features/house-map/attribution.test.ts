import { expect, test } from 'vitest'
import { attributionOf } from './attribution.ts'

test('the makers of a map in plain words, each once', () => {
  const swisstopo = {
    type: 'vector',
    attribution: '<a href="https://www.swisstopo.admin.ch">&copy; swisstopo</a>',
  }
  const sources = {
    base: swisstopo,
    relief: { ...swisstopo, type: 'raster' },
    houses: { type: 'vector', attribution: '© OpenStreetMap &amp; Mitwirkende' },
    own: { type: 'geojson' },
    silent: { type: 'vector', attribution: ' ' },
  }
  expect(attributionOf(sources)).toBe('© swisstopo · © OpenStreetMap & Mitwirkende')
  expect(attributionOf({})).toBe('')
})
