import { contextOf } from '@hauswart/domain/analysis/engine/analyse'
import type { EnergyAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { heatingVariantLabels } from '@hauswart/domain/analysis/model/heating-variants.labels'
import { hullPartLabels, hullTexts, savingLabels } from '@hauswart/domain/analysis/model/saving.labels'
import type { SolarAnalysis } from '@hauswart/domain/analysis/solar/solar-analysis'
import { solarLabels, solarOutlooks, solarTexts } from '@hauswart/domain/analysis/solar/solar.labels'
import { roofYearOf, solarOf } from '@hauswart/domain/analysis/solar/solar'
import { reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import type { Writing } from './analysis-report.evidence.paper.ts'
import { drawTitled, factsGrid, type Fact } from '#platform/pdf/grid.ts'
import { styles } from '#platform/pdf/type.ts'

const texts = reportTexts.energy

/** Heat, its price and its emissions, what other heatings would cost, and the sun; nothing where nothing is known. */
export function writeEnergy({ paper, facts, analysis, evidence }: Writing): void {
  const { energy } = analysis
  const solar = solarOf(contextOf(facts.input))
  const hasSun = solar !== null && solar.power.value !== null
  if (energy === null && !hasSun) return
  if (energy === null) paper.heading(2, texts.title)
  else writeHeat({ paper, evidence }, energy)
  if (hasSun) writeSolar({ paper, evidence, facts, analysis }, solar)
}

type Place = Pick<Writing, 'paper' | 'evidence'>
type House = Pick<Writing, 'paper' | 'evidence' | 'facts' | 'analysis'>

function writeHeat({ paper, evidence }: Place, energy: EnergyAnalysis): void {
  const { co2Class } = energy
  const judged: Fact[] =
    co2Class === null ? [] : [[texts.co2Class, { ...evidence.cell('heat', energy.co2PerM2), text: co2Class }]]
  const known: readonly Fact[] = [
    [texts.demand, evidence.cell('heat', energy.demand)],
    [texts.perM2, evidence.cell('heat', energy.demandPerM2)],
    [texts.cost, evidence.cell('heat', energy.cost)],
    [texts.co2, evidence.cell('heat', energy.co2)],
    ...judged,
  ]
  const note = energy.isCalibrated ? texts.calibrated : texts.calculated
  drawTitled(paper, { level: 2, title: texts.title, note }, factsGrid(known))
  if (energy.variants.length > 0) writeVariants({ paper, evidence }, energy)
  if (energy.hull.length > 0) writeHull({ paper, evidence }, energy)
}

function writeVariants({ paper, evidence }: Place, energy: EnergyAnalysis): void {
  const { columns } = texts
  drawTitled(
    paper,
    { level: 3, title: texts.variants, note: texts.variantsNote },
    {
      columns: [
        { title: columns.kind, share: 2.8 },
        { title: columns.investment, share: 2.8, isRight: true },
        { title: columns.subsidy, share: 2.2, isRight: true },
        { title: columns.perYear, share: 2.7, isRight: true },
        { title: columns.full, share: 3.1, isRight: true },
        { title: columns.co2, share: 2.8, isRight: true },
      ],
      rows: energy.variants.map((one) => [
        {
          text: heatingVariantLabels[one.kind],
          isStrong: true,
          note: one.isPresent ? texts.present : undefined,
        },
        evidence.cell('variants', one.investment, { withoutCurrency: true }),
        evidence.cell('variants', one.subsidy, { withoutCurrency: true }),
        evidence.cell('variants', one.costPerYear, { withoutCurrency: true, isBare: true }),
        evidence.cell('variants', one.fullCost, { withoutCurrency: true }),
        evidence.cell('variants', one.co2PerYear, { isBare: true, inTonnes: true }),
      ]),
    },
  )
}

/** What insulating would save in a year, with the heating of today. */
function writeHull({ paper, evidence }: Place, { hull }: EnergyAnalysis): void {
  drawTitled(
    paper,
    { level: 3, title: hullTexts.title, note: hullTexts.sentence },
    {
      columns: [
        { title: hullTexts.part, share: 4 },
        { title: savingLabels.cost, share: 3, isRight: true },
        { title: savingLabels.energy, share: 3.4, isRight: true },
        { title: savingLabels.co2, share: 3, isRight: true },
      ],
      rows: hull.map(({ part, saving }) => [
        { text: hullPartLabels[part], isStrong: true },
        evidence.cell('hull', saving.cost, { isBare: true }),
        evidence.cell('hull', saving.energy, { isBare: true }),
        evidence.cell('hull', saving.co2, { isBare: true, inTonnes: true }),
      ]),
    },
  )
}

/** What a plant on the roof would bring, or what the one that stands brings. */
function writeSolar({ paper, evidence, facts, analysis }: House, solar: SolarAnalysis): void {
  const { isStanding, power, gain, plan } = solar
  const planned: Fact[] =
    plan === null
      ? []
      : [
          [solarLabels.investment, evidence.cell('solar', plan.investment)],
          [solarLabels.subsidy, evidence.cell('solar', plan.subsidy)],
          [solarLabels.payback, evidence.cell('solar', plan.payback)],
        ]
  const known: readonly Fact[] = [
    [solarLabels.power, evidence.cell('solar', power)],
    [solarLabels.yield, evidence.cell('solar', solar.yield, { isBare: true })],
    [solarLabels.gain, evidence.cell('solar', gain, { isBare: true })],
    ...planned,
  ]
  const note = isStanding ? solarTexts.standing : solarTexts.planned
  drawTitled(paper, { level: 3, title: solarTexts.title, note }, factsGrid(known))
  if (plan === null) return
  const year = roofYearOf(analysis, facts.input)
  const roof = year === analysis.year ? solarTexts.roofNow : year === null ? '' : solarTexts.roofIn(year)
  const outlook = plan.outlook === null ? '' : solarOutlooks[plan.outlook]
  const words = [outlook, roof].filter((one) => one !== '').join(' ')
  if (words !== '') paper.paragraph(words, styles.small)
}
