import { expect, test } from 'vitest'
import { sortFiles } from './chosen-files.ts'

const file = (name: string, size = 10): File =>
  Object.defineProperty(new File([], name), 'size', { value: size })

test('what we can keep is taken, and of the rest each is told why not', () => {
  const { files, faults } = sortFiles([
    file('Police.PDF'),
    file('leer.pdf', 0),
    file('film.mov'),
    file('plan.png', 60 * 1_024 * 1_024),
  ])
  expect(files.map(({ name }) => name)).toEqual(['Police.PDF'])
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['film.mov', 'leer.pdf', 'plan.png'])
})

test('a whole archive is taken in parts', () => {
  const { files, faults } = sortFiles(Array.from({ length: 25 }, (_, at) => file(`${at}.pdf`)))
  expect(files).toHaveLength(20)
  expect(faults).toHaveLength(1)
})
