import { measureStateLabels } from '@hauswart/domain/analysis/model/analysis.labels'
import { taxYearTexts } from '@hauswart/domain/analysis/money/tax.labels'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { savingLabels } from '@hauswart/domain/analysis/model/saving.labels'
import { figureWords } from '@hauswart/domain/formats/figure-words'
import { moneyRange, percent, wholeMoney } from '@hauswart/domain/formats/format'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { reportTexts as texts } from '@hauswart/domain/reports/analysis-report.labels'
import { chartHeight, drawYears } from './analysis-report.chart.paper.ts'
import type { Writing } from './analysis-report.evidence.paper.ts'
import { drawGrid, drawTitled, factsGrid, type Fact, type Grid } from '#platform/pdf/grid.ts'
import { styles } from '#platform/pdf/type.ts'

export function writeComponents({ paper, facts, analysis, evidence }: Writing): void {
  const { title, none, cut, columns, assumed, renewed, shared } = texts.components
  paper.heading(2, title)
  if (analysis.components.length === 0) return paper.paragraph(none)
  if (facts.isCut) paper.paragraph(cut(facts.input.components.length))
  drawGrid(paper, {
    columns: [
      { title: columns.name, share: 4.8 },
      { title: columns.state, share: 2.2 },
      { title: columns.since, share: 2.9 },
      { title: columns.remaining, share: 2.9, isRight: true },
      { title: columns.year, share: 2.3, isRight: true },
      { title: columns.cost, share: 3.4, isRight: true },
    ],
    rows: analysis.components.map((one) => {
      const { component, name, state, isAssumed } = one
      const { installedYear, lastRenewedYear, isShared } = component
      const notes = [isAssumed ? assumed : null, lastRenewedYear === null ? null : renewed(lastRenewedYear)]
      return [
        { text: name, isStrong: true, note: isShared ? shared : undefined },
        { text: componentStateLabels[state], state },
        { text: String(installedYear), note: notes.filter((note) => note !== null).join(', ') || undefined },
        evidence.cell('components', one.remaining, { isMiddle: true }),
        evidence.cell('components', one.renewalYear, { isMiddle: true }),
        evidence.cell('components', one.cost, { withoutCurrency: true }),
      ]
    }),
  })
}

export function writePlan({ paper, facts, analysis, evidence }: Writing): void {
  const { title, chart, none, columns, today, inflation, states } = texts.plan
  const { years } = analysis.plan
  const busy = years.filter(({ entries }) => entries.length > 0)
  const [first, last] = [years[0], years.at(-1)]
  const worst = years.toSorted((a, b) => (b.cost.value ?? 0) - (a.cost.value ?? 0))[0]
  if (busy.length === 0 || first === undefined || last === undefined || worst === undefined) {
    paper.heading(2, title)
    return paper.paragraph(none)
  }
  // The picture stays with its title.
  paper.need(chartHeight + 75)
  paper.heading(2, title)
  const { inflationPercent } = facts.input.profile
  paper.paragraph(
    inflationPercent === null || inflationPercent === 0 ? today : inflation(percent(inflationPercent / 100)),
    styles.small,
  )
  const alt = chart(first.year, last.year, figureWords(worst.cost), worst.year)
  paper.figure(chartHeight, alt, (box) => drawYears(paper, box, years))
  drawGrid(paper, {
    columns: [
      { title: columns.year, share: 1.2 },
      { title: columns.works, share: 8 },
      { title: columns.cost, share: 4, isRight: true },
      { title: columns.total, share: 3, isRight: true },
    ],
    rows: busy.map(({ year, entries, cost, total }) => [
      { text: String(year), isStrong: true },
      {
        text: entries
          .map((entry) =>
            entry.state === 'proposed' ? entry.title : `${entry.title} (${states[entry.state]})`,
          )
          .join(', '),
      },
      evidence.cell('plan', cost, { withoutCurrency: true, restsOn: entries.map((entry) => entry.cost) }),
      { text: moneyRange(total, total, { withoutCurrency: true }) },
    ]),
  })
}

/** Deductions count by the year: what its works save together, and where two years would be better. */
export function writeTaxes({ paper, analysis, evidence }: Writing): void {
  const { years } = analysis.taxes
  if (years.length === 0) return
  const { columns } = texts.tax
  const nameOf = (id: string) => analysis.components.find(({ component }) => component.id === id)?.name
  paper.need(120)
  paper.heading(2, taxYearTexts.title)
  paper.paragraph(taxYearTexts.sentence(analysis.taxes))
  drawGrid(paper, {
    columns: [
      { title: columns.year, share: 1.2 },
      { title: columns.works, share: 8 },
      { title: columns.saving, share: 4, isRight: true },
    ],
    rows: years.map(({ year, componentIds, saving }) => [
      { text: String(year), isStrong: true },
      { text: componentIds.flatMap((id) => nameOf(id) ?? []).join(', ') },
      evidence.cell('tax', saving, { withoutCurrency: true }),
    ]),
  })
  for (const { advice } of years) {
    if (advice === null) continue
    const more = advice.saving === null ? null : evidence.cell('tax', advice.saving)
    // A line of text has no place for the sign of a cell: the word itself stands there.
    const amount = more === null ? '' : `${more.text}${more.isOpen === true ? texts.open.said : ''}`
    paper.paragraph(
      more === null ? advice.sentence : `${advice.sentence} ${taxYearTexts.more(amount)}`,
      styles.small,
    )
  }
}

export function writeReserve({ paper, analysis, evidence }: Writing): void {
  const { perMonth, due, individually, byValue, shortfall, fund } = analysis.reserve
  const words = texts.reserve
  const costs = analysis.plan.entries.map(({ cost }) => cost)
  const known = [
    [words.perMonth, perMonth, costs],
    [words.due, due, costs],
    [words.individually, individually, costs],
    [words.byValue, byValue, []],
    [words.shortfall, shortfall, costs],
    ...(fund === null ? [] : [[words.fund, fund, costs] as const]),
  ] as const
  const said = known
    .filter(([, figure]) => figure.value !== null)
    .map(([label, figure, restsOn]): Fact => [label, evidence.cell('reserve', figure, { restsOn })])
  drawTitled(paper, { level: 2, title: words.title }, factsGrid(said))
}

export function writeMeasures({ paper, facts, analysis, evidence }: Writing): void {
  const { title, none, proposed, columns } = texts.measures
  const { measures, amounts } = facts.input
  if (measures.length === 0) {
    paper.heading(2, title)
    return paper.paragraph(analysis.plan.entries.length === 0 ? none : `${none} ${proposed}`)
  }
  const costOf = (id: string) =>
    amounts.find(({ objectId, kind }) => objectId === id && kind === 'measure_cost')?.rappen
  const nameOf = (id: string) => analysis.components.find(({ component }) => component.id === id)?.name
  const titleOf = ({ title: own, componentIds }: Measure): string =>
    own ?? componentIds.flatMap((id) => nameOf(id) ?? []).join(', ')
  const grid: Grid = {
    columns: [
      { title: columns.what, share: 3.6 },
      { title: columns.state, share: 2.5 },
      { title: columns.year, share: 1.1 },
      { title: columns.cost, share: 2.6, isRight: true },
      { title: savingLabels.cost, share: 2.6, isRight: true },
      { title: columns.reason, share: 4.6 },
    ],
    rows: measures.map((measure) => {
      const rappen = costOf(measure.id)
      const entry = analysis.plan.entries.find(({ measureId }) => measureId === measure.id)
      const saving = entry?.saving?.cost
      return [
        { text: titleOf(measure), isStrong: true },
        { text: measureStateLabels[measure.state] },
        { text: measure.year === null ? texts.components.unknown : String(measure.year) },
        { text: rappen === undefined ? texts.components.unknown : wholeMoney(rappen) },
        saving === undefined
          ? { text: texts.components.unknown }
          : evidence.cell('measures', saving, { isBare: true }),
        { text: measure.reason ?? '' },
      ]
    }),
  }
  drawTitled(paper, { level: 2, title }, grid)
}
