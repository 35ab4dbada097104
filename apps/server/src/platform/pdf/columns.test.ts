import { expect, it } from 'vitest'
import { readPdf } from '#test/pdf.ts'
import { drawColumns, type Block } from './columns.ts'
import { openPaper } from './paper.ts'

async function setIn(blocks: readonly Block[], above = 0) {
  const paper = openPaper({ title: 'Probe', author: 'Hauswart', madeAt: new Date('2026-11-15T12:00:00Z') })
  for (let n = 0; n < above; n += 1) paper.paragraph('Vorher.')
  const start = paper.y()
  drawColumns(paper, blocks)
  const end = paper.y()
  paper.paragraph('Danach.')
  const furniture = { head: 'Probe', foot: 'Fuss', number: (n: number) => `Seite ${String(n)}` }
  return { start, end, height: paper.height, pdf: readPdf(await paper.finish(furniture)) }
}

const words = (n: number, from = 0) => Array.from({ length: n }, (_, at) => `Wort${String(from + at)}`)
const said = (pages: readonly string[]) =>
  pages
    .join(' ')
    .split(/\s+/)
    .filter((word) => word.startsWith('Wort'))

it('what is set in columns is read in its order over all pages, tagged, and nothing runs off the paper', async () => {
  const blocks = Array.from({ length: 60 }, (_, n): readonly Block[] => [
    ...(n % 10 === 0 ? [{ kind: 'heading' as const, text: `Titel ${String(n)}` }] : []),
    { kind: n % 3 === 0 ? 'paragraph' : 'entry', number: n, text: words(20, n * 20).join(' ') },
  ]).flat()
  const { pdf } = await setIn(blocks, 3)
  expect(pdf.pages.length).toBeGreaterThan(1)
  expect(said(pdf.pages)).toEqual(words(1_200))
  expect(pdf.untagged).toBe('')
  expect(pdf.lowest).toBeGreaterThan(60)
  expect(pdf.tags).toMatchObject({ H3: 6, LI: 40, Lbl: 40, LBody: 40 })
  expect(pdf.pages.at(-1)).toContain('Danach.')
})

it('a paragraph longer than a page goes on, and stays one', async () => {
  const { pdf } = await setIn([{ kind: 'paragraph', text: words(1_400).join(' ') }])
  expect(pdf.pages.length).toBeGreaterThan(1)
  expect(said(pdf.pages)).toEqual(words(1_400))
  expect(pdf.tags['P']).toBe(2)
})

it('what is short stands in two columns of one height, and what follows stands below both', async () => {
  const blocks = Array.from({ length: 20 }, (): Block => ({ kind: 'paragraph', text: 'Eine Zeile.' }))
  const [all, half] = [await setIn(blocks), await setIn(blocks.slice(0, 10))]
  expect(all.pdf.pages).toHaveLength(1)
  expect(all.end - all.start).toBeLessThan(all.height / 4)
  expect((all.end - all.start) / (half.end - half.start)).toBeCloseTo(2, 0)
})

it('a heading never ends a column: it goes on with what it names', async () => {
  for (let above = 0; above < 6; above += 1) {
    const line = (n: number): Block => ({ kind: 'paragraph', text: `Zeile ${String(n)}.` })
    const lines = Array.from({ length: 114 + above }, (_, n) => line(n))
    const named: readonly Block[] = [
      { kind: 'heading', text: 'Titel' },
      { kind: 'paragraph', text: words(60).join(' ') },
    ]
    const { pdf } = await setIn([...lines, ...named])
    const page = pdf.pages.find((one) => one.includes('Titel')) ?? ''
    expect(said([page]).length).toBeGreaterThan(4)
  }
})
