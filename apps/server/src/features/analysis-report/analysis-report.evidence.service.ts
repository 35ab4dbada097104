import type { Analysis } from '@hauswart/domain/analysis/analysis'
import { isUnverified, type Figure, type FigureRule } from '@hauswart/domain/figures/figure'
import { day } from '@hauswart/domain/formats/format'
import { distinctRules, figureWords } from '@hauswart/domain/formats/figure-words'
import { reportTexts as texts } from '@hauswart/domain/reports/analysis-report.labels'
import { drawGrid, type Cell } from './analysis-report.grid.service.ts'
import type { Paper } from './analysis-report.paper.service.ts'
import type { ReportFacts } from './analysis-report.service.ts'
import { styles } from './analysis-report.type.service.ts'

/** What is written on, what is written of, and what must be accounted for at the end. */
export type Writing = {
  readonly paper: Paper
  readonly facts: ReportFacts
  readonly analysis: Analysis
  readonly evidence: Evidence
}

type Look = {
  readonly withoutCurrency?: boolean
  readonly isBare?: boolean
  readonly inTonnes?: boolean
  /** The middle in the line, the range below it. */
  readonly isMiddle?: boolean
  /** A sum is no better than its parts. */
  readonly restsOn?: readonly Figure[]
}

/** Every figure that is shown passes here: what nobody has checked says so, and its rules come at the end. */
export type Evidence = {
  readonly cell: (figure: Figure, look?: Look) => Cell
  readonly rules: () => readonly FigureRule[]
}

export function openEvidence(): Evidence {
  const used = new Set<FigureRule>()
  return {
    cell: (figure, { isMiddle = false, restsOn = [], ...look } = {}) => {
      for (const rule of [figure, ...restsOn].flatMap(({ rules }) => rules)) used.add(rule)
      const { value, low, high } = figure
      const isOpen = value !== null && [figure, ...restsOn].some(isUnverified)
      const isRange = isMiddle && (low ?? value) !== (high ?? value)
      const notes = [isRange ? figureWords(figure, look) : '', isOpen ? texts.unverified : '']
      const note = notes.filter((part) => part !== '').join(', ')
      return {
        text: figureWords(isMiddle ? { ...figure, low: value, high: value } : figure, look),
        ...(note === '' ? {} : { note }),
      }
    },
    rules: () => distinctRules([...used]),
  }
}

export function writeRules({ paper, evidence }: Writing): void {
  const rules = evidence.rules()
  if (rules.length === 0) return
  paper.heading(2, texts.rules.title)
  paper.paragraph(texts.rules.intro)
  for (const { text } of rules) paper.paragraph(text, styles.cell)
}

export function writeSources({ paper, evidence }: Writing): void {
  const rows = new Map(
    evidence.rules().flatMap(({ sources }) => sources.map((one) => [one.key, one] as const)),
  )
  if (rows.size === 0) return
  const { title, intro, columns, verified, unverified } = texts.sources
  paper.heading(2, title)
  paper.paragraph(intro)
  // The same publication often stands behind several rows; it is named once.
  const named = new Map([...rows.values()].map((one) => [one.source, one]))
  drawGrid(paper, {
    columns: [
      { title: columns.source, share: 8 },
      { title: columns.checked, share: 2 },
      { title: columns.state, share: 1.6 },
    ],
    rows: [...named.values()].map(({ source, checkedOn, isVerified }) => [
      { text: source },
      { text: day(checkedOn) },
      { text: isVerified ? verified : unverified, isStrong: !isVerified },
    ]),
  })
}
