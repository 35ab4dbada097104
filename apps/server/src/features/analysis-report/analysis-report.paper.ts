import { analyse } from '@hauswart/domain/analysis/engine/analyse'
import {
  analysisSentence,
  scoreWord,
  standingSentence,
} from '@hauswart/domain/analysis/model/analysis.labels'
import { taxTotalLabel } from '@hauswart/domain/analysis/money/tax.labels'
import { day } from '@hauswart/domain/formats/format'
import { drawnParts, drawnShape } from '@hauswart/domain/real-estate/drawing'
import {
  addressLine,
  houseTitle,
  reportTexts as texts,
} from '@hauswart/domain/reports/analysis-report.labels'
import { writeAppendix } from './analysis-report.appendix.paper.ts'
import {
  writeComponents,
  writeMeasures,
  writePlan,
  writeReserve,
  writeTaxes,
} from './analysis-report.chapters.paper.ts'
import { drawHouse, drawingHeight } from './analysis-report.drawing.paper.ts'
import { writeEnergy } from './analysis-report.energy.paper.ts'
import { openEvidence, type Writing } from './analysis-report.evidence.paper.ts'
import { houseFacts } from './analysis-report.facts.paper.ts'
import { drawTitled, factsGrid, type Fact } from '#platform/pdf/grid.ts'
import { openPaper } from '#platform/pdf/paper.ts'
import type { ReportFacts } from './analysis-report.service.ts'
import { colours, styles } from '#platform/pdf/type.ts'

/** The whole report, from the first line to the last page number. */
export async function writeReport(facts: ReportFacts): Promise<Uint8Array> {
  const { house, input } = facts
  const title = texts.title(houseTitle(house))
  const paper = openPaper({ title, author: texts.brand, madeAt: new Date(`${input.today}T12:00:00Z`) })
  const writing: Writing = { paper, facts, analysis: analyse(input), evidence: openEvidence() }
  writeCover(writing, title)
  writeMain(writing)
  writeHouse(writing)
  writeComponents(writing)
  writePlan(writing)
  writeTaxes(writing)
  writeReserve(writing)
  writeMeasures(writing)
  writeEnergy(writing)
  // Before the appendix, which few read to its end.
  paper.heading(2, texts.note.title)
  paper.paragraph(texts.note.text)
  if (!facts.hasFinances) paper.paragraph(texts.note.money)
  writeAppendix(writing)
  return paper.finish({ head: title, foot: texts.foot(day(input.today)), number: texts.number })
}

/** What is most important stands on the first page: how high it is, and how far the drawing gives way to it. */
const summary = 265
const smallest = 0.8

function writeCover({ paper, facts, analysis }: Writing, title: string): void {
  const { house, input } = facts
  const subject = texts.subject[house.kind === 'condominium_flat' ? 'flat' : 'house']
  paper.paragraph(texts.brand, { ...styles.strong, colour: colours.brick })
  paper.heading(1, title)
  const address = addressLine(house)
  if (address !== '') paper.paragraph(address, { ...styles.body, size: 11, colour: colours.muted })
  const lead = analysisSentence(analysis, subject)
  paper.paragraph(lead, styles.lead)
  const standing = standingSentence(analysis, subject)
  if (standing !== lead) paper.paragraph(standing)
  const shape = drawnShape(house, input.components, input.profile)
  if (shape !== undefined && input.components.length > 0) {
    const parts = drawnParts(analysis.components)
    const told = parts.map(({ label, state, note }) => texts.part(label, state, note))
    const full = drawingHeight(paper.width)
    const part = Math.min(1, Math.max(smallest, (paper.room() - summary) / full))
    paper.figure(full * part, texts.drawing(houseTitle(house), told), (box) => {
      const width = box.width * part
      drawHouse(paper, { ...box, width, x: box.x + (box.width - width) / 2 }, shape, parts)
    })
  }
}

function writeHouse({ paper, facts }: Writing): void {
  const known = houseFacts(facts).map(([label, text]): Fact => [label, { text }])
  drawTitled(paper, { level: 2, title: texts.house.title }, factsGrid(known))
}

function writeMain({ paper, analysis, evidence }: Writing): void {
  const { score, coverage, plan, reserve, subsidy, taxes } = analysis
  const { main } = texts
  const within = (years: number) => ({
    restsOn: plan.entries.filter(({ year }) => year < analysis.year + years).map(({ cost }) => cost),
  })
  const grade = score.value === null ? '' : ` · ${scoreWord(score.value)}`
  const middle = evidence.cell('score', score, { isMiddle: true })
  const scoreCell = { ...middle, text: `${middle.text}${grade}` }
  const known: readonly Fact[] = [
    [main.score, scoreCell],
    [main.coverage, evidence.cell('score', coverage)],
    [main.five, evidence.cell('plan', plan.sums.five, within(5))],
    [main.ten, evidence.cell('plan', plan.sums.ten, within(10))],
    [main.twenty, evidence.cell('plan', plan.sums.twenty, within(20))],
    [main.thirty, evidence.cell('plan', plan.sums.thirty, within(30))],
    [main.reserve, evidence.cell('reserve', reserve.perMonth, within(20))],
    [main.subsidy, evidence.cell('subsidy', subsidy)],
    ...(taxes.years.length === 0
      ? []
      : [[taxTotalLabel(taxes.until), evidence.cell('tax', taxes.total)] satisfies Fact]),
  ]
  drawTitled(paper, { level: 2, title: main.title }, factsGrid(known))
  const namesOf = (ids: readonly string[]) =>
    analysis.components.filter(({ component }) => ids.includes(component.id)).map(({ name }) => name)
  const [unpriced, rejected] = [namesOf(plan.withoutCost), namesOf(plan.rejected)]
  if (unpriced.length > 0) paper.paragraph(main.withoutCost(unpriced.join(', ')), styles.small)
  if (rejected.length > 0) paper.paragraph(main.rejected(rejected.join(', ')), styles.small)
}
