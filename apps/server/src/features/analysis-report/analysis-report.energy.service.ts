import type { EnergyAnalysis } from '@hauswart/domain/analysis/analysis'
import { heatingVariantLabels } from '@hauswart/domain/analysis/heating-variants.labels'
import { hullPartLabels, hullTexts, savingLabels } from '@hauswart/domain/analysis/saving.labels'
import { reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import type { Writing } from './analysis-report.evidence.service.ts'
import { drawGrid } from './analysis-report.grid.service.ts'
import { styles } from './analysis-report.type.service.ts'

const texts = reportTexts.energy

/** Heat, its price and its emissions, and what other heatings would cost; nothing where nothing is known. */
export function writeEnergy({ paper, analysis, evidence }: Writing): void {
  const { energy } = analysis
  if (energy === null) return
  paper.heading(2, texts.title)
  paper.paragraph(energy.isCalibrated ? texts.calibrated : texts.calculated, styles.small)
  drawGrid(paper, {
    isList: true,
    columns: [
      { title: '', share: 2 },
      { title: '', share: 3 },
    ],
    rows: [
      [{ text: texts.demand }, evidence.cell(energy.demand)],
      [{ text: texts.perM2 }, evidence.cell(energy.demandPerM2)],
      [{ text: texts.cost }, evidence.cell(energy.cost)],
      [{ text: texts.co2 }, evidence.cell(energy.co2)],
      ...(energy.co2Class === null
        ? []
        : [
            [
              { text: texts.co2Class },
              { ...evidence.cell(energy.co2PerM2), text: energy.co2Class, isStrong: true },
            ],
          ]),
    ],
  })
  if (energy.variants.length > 0) writeVariants({ paper, evidence }, energy)
  if (energy.hull.length > 0) writeHull({ paper, evidence }, energy)
}

type Place = Pick<Writing, 'paper' | 'evidence'>

function writeVariants({ paper, evidence }: Place, energy: EnergyAnalysis): void {
  paper.heading(3, texts.variants)
  const { columns } = texts
  drawGrid(paper, {
    columns: [
      { title: columns.kind, share: 3 },
      { title: columns.investment, share: 3.4, isRight: true },
      { title: columns.subsidy, share: 2.6, isRight: true },
      { title: columns.perYear, share: 2.6, isRight: true },
      { title: columns.full, share: 3.4, isRight: true },
      { title: columns.co2, share: 2.4, isRight: true },
    ],
    rows: energy.variants.map((one) => [
      {
        text: heatingVariantLabels[one.kind],
        isStrong: true,
        note: one.isPresent ? texts.present : undefined,
      },
      evidence.cell(one.investment, { withoutCurrency: true }),
      evidence.cell(one.subsidy, { withoutCurrency: true }),
      evidence.cell(one.costPerYear, { withoutCurrency: true, isBare: true }),
      evidence.cell(one.fullCost, { withoutCurrency: true }),
      evidence.cell(one.co2PerYear, { isBare: true }),
    ]),
  })
}

/** What insulating would save in a year, with the heating of today. */
function writeHull({ paper, evidence }: Place, { hull }: EnergyAnalysis): void {
  paper.heading(3, hullTexts.title)
  paper.paragraph(hullTexts.sentence, styles.small)
  drawGrid(paper, {
    columns: [
      { title: hullTexts.part, share: 4 },
      { title: savingLabels.cost, share: 3, isRight: true },
      { title: savingLabels.energy, share: 3.4, isRight: true },
      { title: savingLabels.co2, share: 3, isRight: true },
    ],
    rows: hull.map(({ part, saving }) => [
      { text: hullPartLabels[part], isStrong: true },
      evidence.cell(saving.cost, { isBare: true }),
      evidence.cell(saving.energy, { isBare: true }),
      evidence.cell(saving.co2, { isBare: true }),
    ]),
  })
}
