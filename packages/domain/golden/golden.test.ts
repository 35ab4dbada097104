import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenHouses } from './golden-houses.ts'
import { referenceRows } from './reference-rows.ts'
import { resultPage } from './result-page.ts'

const folder = new URL('results/', import.meta.url)
const rows = referenceRows()

test('there are twenty houses, and every one has its result and no other', () => {
  expect(goldenHouses).toHaveLength(20)
  expect(readdirSync(folder).toSorted()).toEqual(goldenHouses.map(({ slug }) => `${slug}.md`).toSorted())
})

// A difference is a decision: read it, and write the results anew with `node packages/domain/golden/write.ts`.
test.each(goldenHouses.map((golden) => [golden.title, golden] as const))('%s', (_title, golden) => {
  expect(resultPage(golden, rows)).toBe(readFileSync(new URL(`${golden.slug}.md`, folder), 'utf8'))
})
