import type { RecognisedPage } from '@hauswart/domain/files/recognised'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#test/ask.ts'
import { openFiles } from '#test/files.ts'
import { paper, photo } from '#test/papers.ts'
import { fileReader } from '#test/read-file.ts'
import type { Person } from '#test/world.ts'
import { recognisedIn } from '#platform/files/recognised-table.ts'

let files: Awaited<ReturnType<typeof openFiles>>
let reader: ReturnType<typeof fileReader>
beforeAll(async () => {
  files = await openFiles({ worker: true })
  reader = fileReader(files)
})
afterAll(() => files.close())

const lines = ['Police Gebäudeversicherung', 'Selbstbehalt CHF 500.00']

async function wordsOf(id: string, person: Person = files.owner): Promise<Response | undefined> {
  const query = `query Address($house: ID!, $id: ID!) { realEstate(id: $house) { file(id: $id) { url } } }`
  const { data } = await ask(files.server.url, person.headers(), query, { house: files.house, id })
  const house = data?.['realEstate'] as { file: { url: string } | null } | null
  return house?.file ? fetch(`${files.server.url}${house.file.url}&words`) : undefined
}
const pagesOf = async (id: string) => (await (await wordsOf(id))?.json()) as RecognisedPage[]

test('the words of a photo say where they stand, to those who may open it', async () => {
  const id = await files.send(await photo(...lines))
  await reader.settled(id)
  const [page, ...others] = await pagesOf(id)
  expect(others).toEqual([])
  expect(page).toMatchObject({ page: 1, width: 800, height: 400 })
  expect(page?.lines.map((line) => line.map(([word]) => word).join(' '))).toEqual(lines)
  // Where the sheet has them: the second line under the first, its words from left to right, all on the picture.
  const [first = [], second = []] = page?.lines ?? []
  const [title, deductible, currency] = [first[0], second[0], second[1]]
  expect(deductible?.[2]).toBeGreaterThan((title?.[2] ?? 400) + (title?.[4] ?? 0))
  expect(currency?.[1]).toBeGreaterThan(deductible?.[1] ?? 800)
  expect(second.every(([, x, y, width, height]) => x + width <= 800 && y + height <= 400)).toBe(true)

  const neighbour = await files.world.person()
  expect(await wordsOf(id, neighbour)).toBeUndefined()
  const key = await files.keyOf(id)
  expect(await files.stored(key)).toContain(`${key}-words`)
})

test('only scanned pages have places; of a typed paper nothing is kept', async () => {
  const cover = ['Guten Tag Frau Muster', 'Beiliegend die gescannten Unterlagen']
  const [mixed, typed] = [
    await files.send(paper(cover, await photo(...lines))),
    await files.send(paper(cover)),
  ]
  await Promise.all([reader.settled(mixed), reader.settled(typed)])
  expect((await pagesOf(mixed)).map(({ page }) => page)).toEqual([2])
  const answer = await wordsOf(typed)
  expect(answer?.status).toBe(204)
  expect(await answer?.text()).toBe('')
})

test('the table of the reader becomes lines, paragraphs and columns; rows without a word are left out', () => {
  const row = (level: number, place: string, box: string, word = '') =>
    `${level}\t1\t${place}\t${box}\t95.1\t${word}`.replaceAll(' ', '\t')
  const table = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    row(1, '0 0 0 0', '0 0 800 400'),
    row(4, '1 1 1 0', '10 10 200 20'),
    row(5, '1 1 1 1', '10 10 90 20', 'Guten'),
    row(5, '1 1 1 2', '110 10 60 20', 'Tag'),
    row(5, '1 1 2 1', '10 40 60 20', 'Herr'),
    row(5, '1 2 1 1', '10 90 60 20', 'Total'),
    row(5, '1 2 1 2', '80 90 4 20', ''),
    row(5, '1 2 1 3', '400 90 80 22', '620.00'),
    '',
  ].join('\n')
  expect(recognisedIn(table)).toEqual({
    // So wide a gap is one between columns, as the text of a PDF has them.
    text: 'Guten Tag\nHerr\n\nTotal   620.00',
    width: 800,
    height: 400,
    lines: [
      [
        ['Guten', 10, 10, 90, 20],
        ['Tag', 110, 10, 60, 20],
      ],
      [['Herr', 10, 40, 60, 20]],
      [
        ['Total', 10, 90, 60, 20],
        ['620.00', 400, 90, 80, 22],
      ],
    ],
  })
  expect(recognisedIn('')).toEqual({ text: '', width: 0, height: 0, lines: [] })
})
