import { expect, it } from 'vitest'
import { reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import { readPdf } from '#test/pdf.ts'
import { drawGrid, drawTitled, factsGrid, type Fact } from './grid.ts'
import { openPaper, type Paper } from './paper.ts'

const open = () => openPaper({ title: 'Probe', author: 'Hauswart', madeAt: new Date('2026-11-15T12:00:00Z') })
const close = async (paper: Paper) =>
  readPdf(
    await paper.finish({
      head: 'Probe',
      foot: 'Fuss',
      number: (n, of) => `Seite ${String(n)} von ${String(of)}`,
    }),
  )

it('a paragraph that goes on overleaf stays one paragraph', async () => {
  const paper = open()
  const sentence = 'Das Dach ist alt, das Haus ist gut.'
  paper.paragraph(Array.from({ length: 240 }, () => sentence).join(' '))
  const pdf = await close(paper)
  expect(pdf.pages.length).toBeGreaterThan(1)
  expect(pdf.tags['P']).toBe(1)
  expect(pdf.untagged).toBe('')
  expect(pdf.pages.join(' ').replaceAll(/\s+/g, ' ').split(sentence)).toHaveLength(241)
})

it('rows stay whole, and on the next page the head of the table is repeated for the eye alone', async () => {
  const paper = open()
  drawGrid(paper, {
    columns: [
      { title: 'Bauteil', share: 1 },
      { title: 'Kosten', share: 1, isRight: true },
    ],
    rows: Array.from({ length: 60 }, (_, n) => [
      { text: `Zeile ${String(n)}`, note: 'ungeprüft' },
      { text: '12’500', state: 'due' as const },
    ]),
  })
  const pdf = await close(paper)
  expect(pdf.pages.length).toBeGreaterThan(1)
  expect(pdf.tags).toMatchObject({ Table: 1, TR: 61, TH: 2, TD: 120 })
  expect(pdf.untagged).toBe('')
  expect(pdf.pages.join('\n').match(/Bauteil/g)).toHaveLength(1)
  expect(pdf.furniture[1]).toContain('Bauteil')
  for (const text of pdf.pages) expect(text.match(/Zeile/g)?.length).toBe(text.match(/ungeprüft/g)?.length)
})

it('a row that no page can hold goes on in the next, and nothing runs off the paper', async () => {
  const paper = open()
  const words = Array.from({ length: 900 }, (_, n) => `Wort${String(n)}`)
  drawGrid(paper, {
    columns: [
      { title: 'Bauteil', share: 1 },
      { title: 'Kosten', share: 2, isRight: true },
    ],
    rows: [
      [{ text: 'Kurz' }, { text: '1' }],
      [
        { text: words.join(' '), note: 'ungeprüft' },
        { text: '12’500', state: 'due' as const },
      ],
      [{ text: 'Danach' }, { text: '2' }],
    ],
  })
  const pdf = await close(paper)
  expect(pdf.lowest).toBeGreaterThan(60)
  expect(pdf.pages.length).toBeGreaterThan(2)
  expect(pdf.tags['TD']).toBe(2 * ((pdf.tags['TR'] ?? 0) - 1))
  expect(pdf.untagged).toBe('')
  const said = pdf.pages.join(' ').split(/\s+/)
  expect(said.filter((word) => word.startsWith('Wort'))).toEqual(words)
  for (const word of ['ungeprüft', '12’500', 'Danach'])
    expect(said.filter((one) => one === word)).toHaveLength(1)
  for (const furniture of pdf.furniture.slice(1)) expect(furniture).toContain('Bauteil')
})

it('the last row of a table does not go overleaf alone', async () => {
  for (let above = 0; above < 8; above += 1) {
    const paper = open()
    for (let n = 0; n < above; n += 1) paper.paragraph('Vorher.')
    const rows = Array.from({ length: 40 }, (_, n) => [{ text: `Zeile ${String(n)}` }, { text: '1' }])
    drawGrid(paper, {
      columns: [
        { title: 'Bauteil', share: 1 },
        { title: 'Kosten', share: 1 },
      ],
      rows,
    })
    const last = (await close(paper)).pages.at(-1) ?? ''
    expect(last.match(/Zeile/g)?.length).toBeGreaterThan(1)
  }
})

it('a short table that would be torn goes overleaf with its title', async () => {
  const paper = open()
  while (paper.room() > 120) paper.paragraph('Vorher.')
  const facts = ['Dach', 'Fenster', 'Bad', 'Küche', 'Lift', 'Tank'].map((name): Fact => [name, { text: '1' }])
  drawTitled(paper, { level: 2, title: 'Kosten', note: 'In Franken.' }, factsGrid(facts))
  const { pages } = await close(paper)
  expect(pages).toHaveLength(2)
  for (const word of ['Kosten', 'In Franken.', 'Dach', 'Tank']) {
    expect(pages[0]).not.toContain(word)
    expect(pages[1]).toContain(word)
  }
})

it('what nobody has checked has a star for the eye, its word for the ear, and its meaning at the foot', async () => {
  const paper = open()
  drawTitled(
    paper,
    { level: 2, title: 'Kosten' },
    factsGrid([
      ['Dach', { text: '12’500', isOpen: true }],
      ['Fenster', { text: '900' }],
    ]),
  )
  paper.need(paper.height)
  paper.paragraph('Danach.')
  const pdf = await close(paper)
  expect(pdf.pages[0]).toContain('12’500 (ungeprüft)')
  expect(pdf.pages[0]).not.toContain('900 (ungeprüft)')
  expect(pdf.furniture.map((words) => words.includes(reportTexts.open.legend))).toEqual([true, false])
})

it('signs of names from elsewhere are set, others are replaced by a question mark', async () => {
  const paper = open()
  paper.paragraph('Familie Kovačić-Şahin, Łódź, 🏠 und CO₂')
  const { pages } = await close(paper)
  expect(pages[0]).toContain('Familie Kovačić-Şahin, Łódź, ? und CO2')
})
