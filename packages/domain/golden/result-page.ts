import { isUnverified, type Figure } from '../src/figures/figure.ts'
import { analyse, contextOf } from '../src/analysis/engine/analyse.ts'
import type {
  Analysis,
  GapKind,
  AnalysisInput,
  ComponentAnalysis,
  HeatingVariant,
  HullSaving,
  TaxYear,
} from '../src/analysis/model/analysis.ts'
import { analysisSentence } from '../src/analysis/model/analysis.labels.ts'
import type { AnalysisProfile } from '../src/analysis/model/analysis-profile.ts'
import { consumptionUnitLabels, energyCarrierLabels } from '../src/analysis/heat/energy.labels.ts'
import { heatingVariantLabels } from '../src/analysis/model/heating-variants.labels.ts'
import { taxTotalLabel, taxYearTexts } from '../src/analysis/money/tax.labels.ts'
import { hullPartLabels } from '../src/analysis/model/saving.labels.ts'
import type { SolarFigure } from '../src/analysis/solar/solar-analysis.ts'
import { solarLabels, solarTexts } from '../src/analysis/solar/solar.labels.ts'
import { roofYearOf, solarOf } from '../src/analysis/solar/solar.ts'
import { buildPeriodLabel, heatingKindLabels } from '../src/real-estate/building.labels.ts'
import { componentConditionLabels } from '../src/real-estate/component.labels.ts'
import { realEstateKindLabels, realEstateUsageLabels } from '../src/real-estate/real-estate.labels.ts'
import type { ReferenceValue } from '../src/reference/reference-value.ts'
import { inputOf, type GoldenHouse } from './golden-house.ts'

/** The analysis of a made-up house as a page a person can read and judge. */
export function resultPage(golden: GoldenHouse, references: readonly ReferenceValue[]): string {
  const input = inputOf(golden, references)
  const analysis = analyse(input)
  return [
    `# ${golden.title}`,
    golden.story,
    `> ${analysisSentence(analysis, input.house.kind === 'condominium_flat' ? 'Ihre Wohnung' : 'Ihr Haus')}`,
    facts(input),
    `Zustand **${shown(analysis.score)}** · Datenlage ${shown(analysis.coverage)} · fällig ${analysis.counts.due}, bald ${analysis.counts.soon}, unbekannt ${analysis.counts.unknown}, gut ${analysis.counts.good}`,
    ...componentPart(analysis),
    ...planPart(analysis),
    ...taxPart(analysis),
    ...reservePart(analysis),
    ...energyPart(analysis),
    ...solarPart(input, analysis),
    '## Förderung der nächsten zehn Jahre',
    shown(analysis.subsidy),
    '## Offene Fragen',
    gapLines(analysis),
    '° = ungeprüft: ruht auf einem Richtwert, den niemand an der Quelle gesehen hat.',
  ]
    .join('\n\n')
    .concat('\n')
}

function facts({ house, profile, sharePermille, budget, imputedRentRappen }: AnalysisInput): string {
  const list: readonly (readonly [string, string | number | null | undefined])[] = [
    ['Art', house.kind === null ? null : realEstateKindLabels[house.kind]],
    ['Nutzung', house.usage === null ? null : realEstateUsageLabels[house.usage]],
    ['Kanton', house.canton],
    ['Baujahr', house.buildYear ?? (house.buildPeriod === null ? null : buildPeriodLabel(house.buildPeriod))],
    ['Wohnfläche m²', house.livingAreaM2],
    ['Energiebezugsfläche m²', house.energyAreaM2],
    ['Geschosse', house.floors],
    ['Heizung', house.heating === null ? null : heatingKindLabels[house.heating]],
    ['Verbrauch', profile.consumptionAmount === null ? null : consumptionText(profile)],
    ['Wertquote ‰', sharePermille],
    ['Grenzsteuersatz %', budget?.marginalTaxPercent],
    ['Eigenmietwert', imputedRentRappen === null ? null : money(imputedRentRappen)],
  ]
  return list
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([label, value]) => `${label}: ${String(value)}`)
    .join(' · ')
}

const consumptionText = ({
  consumptionAmount,
  consumptionUnit,
  consumptionCarrier,
}: AnalysisProfile): string =>
  [
    consumptionAmount === null ? '' : number(consumptionAmount),
    consumptionUnit === null ? '' : consumptionUnitLabels[consumptionUnit],
    consumptionCarrier === null ? '' : energyCarrierLabels[consumptionCarrier],
  ].join(' ')

function componentPart({ components }: Analysis): string[] {
  if (components.length === 0) return ['## Bauteile', 'Keine erfasst.']
  const rows = components.map((one) => [
    one.name + (one.component.isShared ? ' (gemeinsam)' : ''),
    yearText(one),
    one.component.condition === null ? '–' : componentConditionLabels[one.component.condition],
    one.note,
    range(one.remaining),
    range(one.renewalYear),
    quantityText(one),
    shown(one.cost),
    shown(one.subsidy),
    shown(one.tax),
    one.saving === undefined ? '–' : shown(one.saving.cost),
  ])
  const head = [
    'Bauteil',
    'Jahr',
    'Zustand',
    'Urteil',
    'Rest',
    'Ersatz',
    'Menge',
    'Kosten',
    'Förderung',
    'Steuern',
    'Spart pro Jahr',
  ]
  return ['## Bauteile', table(head, rows)]
}

const yearText = ({ component }: ComponentAnalysis): string =>
  component.lastRenewedYear === null
    ? `${component.isInstalledYearAssumed ? 'angenommen ' : ''}${component.installedYear}`
    : `${component.installedYear}, erneuert ${component.lastRenewedYear}`

const quantityText = ({ cost }: ComponentAnalysis): string => {
  const quantity = cost.inputs.find(({ label }) => label === 'Menge')
  if (quantity === undefined) return '–'
  return quantity.origin === 'owner' ? String(quantity.value) : `ca. ${quantity.value}`
}

function planPart({ plan, components }: Analysis): string[] {
  const blocks: string[] = []
  for (let from = plan.from; from < plan.from + 30; from += 5) {
    const entries = plan.entries.filter(({ year }) => year >= from && year < from + 5)
    const sum = entries.reduce((all, { cost }) => all + (cost.value ?? 0), 0)
    const names = entries
      .toSorted((a, b) => a.year - b.year)
      .map(
        ({ year, title, cost, state }) =>
          `${year} ${title} ${shown(cost)}${state === 'proposed' ? '' : ' (entschieden)'}`,
      )
    blocks.push(`- **${from}–${from + 4}: ${money(sum)}** ${names.join('; ')}`.trimEnd())
  }
  const { five, ten, twenty, thirty } = plan.sums
  const bundles = plan.bundles.map(
    ({ sentence, year, saving }) => `- ${year}: ${sentence} Spart ${shown(saving)}.`,
  )
  return [
    '## Plan in Fünfjahresblöcken',
    blocks.join('\n'),
    `5 Jahre ${shown(five)} · 10 Jahre ${shown(ten)} · 20 Jahre ${shown(twenty)} · 30 Jahre ${shown(thirty)}`,
    ...(bundles.length === 0 ? [] : [bundles.join('\n')]),
    ...(plan.withoutCost.length === 0
      ? []
      : [`Ohne Richtpreis: ${plan.withoutCost.map((id) => nameOf(components, id)).join(', ')}`]),
    ...(plan.rejected.length === 0
      ? []
      : [`Abgelehnt, in keiner Summe: ${plan.rejected.map((id) => nameOf(components, id)).join(', ')}`]),
  ]
}

const taxPart = ({ taxes, components }: Analysis): string[] =>
  taxes.years.length === 0
    ? []
    : [
        `## ${taxYearTexts.title}`,
        [
          ...taxes.years.map(
            ({ year, componentIds, saving, advice }) =>
              `- ${year}: ${componentIds.map((id) => nameOf(components, id)).join(', ')} ${shown(saving)}${adviceText(advice)}`,
          ),
          `- ${taxTotalLabel(taxes.until)} ${shown(taxes.total)}`,
        ].join('\n'),
      ]

const adviceText = (advice: TaxYear['advice']): string =>
  advice === null
    ? ''
    : ` · ${advice.sentence} ${advice.saving === null ? '' : shown(advice.saving)}`.trimEnd()

const reservePart = ({ reserve }: Analysis): string[] => [
  '## Rückstellung',
  `Pro Monat **${shown(reserve.perMonth)}** · bis nächstes Jahr fällig ${shown(reserve.due)} · jedes übrige Bauteil für sich pro Jahr ${shown(reserve.individually)} · nach Wert pro Jahr ${shown(reserve.byValue)} · fehlt im schwersten Jahr ${shown(reserve.shortfall)}`,
  ...(reserve.fund === null ? [] : [`Der Erneuerungsfonds zahlt in 30 Jahren ${shown(reserve.fund)}`]),
]

function energyPart({ energy }: Analysis): string[] {
  if (energy === null) return ['## Energie', 'Noch kein Richtwert.']
  const head = [
    'Heizung',
    'Investition',
    'Förderung',
    'kWh pro Jahr',
    'Kosten pro Jahr',
    '20 Jahre',
    'CO₂ mit Vorkette',
  ]
  return [
    '## Energie',
    `Wärme ${shown(energy.demand)}, ${shown(energy.demandPerM2)}, ${energy.isCalibrated ? 'mit dem Verbrauch abgeglichen' : 'geschätzt'} · Kosten ${shown(energy.cost)} · CO₂ am Haus ${shown(energy.co2)}, ${shown(energy.co2PerM2)}, Klasse ${energy.co2Class ?? '–'}`,
    table(head, energy.variants.map(variantRow)),
    ...(energy.hull.length === 0 ? [] : [table(hullHead, energy.hull.map(hullRow))]),
  ]
}

function solarPart(input: AnalysisInput, analysis: Analysis): string[] {
  const solar = solarOf(contextOf(input))
  if (solar === null) return []
  const { isStanding, power, gain, plan } = solar
  const title = `## ${solarTexts.title}`
  if (power.value === null) return [title, power.rules.map(({ text }) => text).join(' ')]
  const told = (name: SolarFigure, figure: Figure): string => `${solarLabels[name]} ${shown(figure)}`
  const all = [told('power', power), told('yield', solar.yield), told('gain', gain)]
  if (plan !== null)
    all.push(
      told('investment', plan.investment),
      told('subsidy', plan.subsidy),
      `${told('payback', plan.payback)}, ${outlooks[plan.outlook ?? 'none']}`,
    )
  const year = plan === null ? null : roofYearOf(analysis, input)
  if (year !== null) all.push(`Dach ${year} an der Reihe`)
  return [title, `${isStanding ? 'Steht' : 'Möglich'}: ${all.join(' · ')}`]
}

const outlooks = {
  within: 'in der Lebensdauer',
  likely: 'am ehesten in der Lebensdauer',
  unlikely: 'eher nicht in der Lebensdauer',
  beyond: 'nicht in der Lebensdauer',
  none: 'ohne Vergleich',
} as const

const hullHead = ['Gebäudehülle', 'Spart pro Jahr', 'Energie', 'CO₂ mit Vorkette']

const hullRow = ({ part, saving }: HullSaving): string[] => [
  hullPartLabels[part],
  shown(saving.cost),
  shown(saving.energy),
  shown(saving.co2),
]

const variantRow = (one: HeatingVariant): string[] => [
  heatingVariantLabels[one.kind] + (one.isPresent ? ' (heute)' : ''),
  shown(one.investment),
  shown(one.subsidy),
  shown(one.energyPerYear),
  shown(one.costPerYear),
  shown(one.fullCost),
  shown(one.co2PerYear),
]

const gapNames: Record<GapKind, string> = {
  installed_year: 'Einbaujahr',
  condition: 'Zustand',
  quantity: 'Menge',
  consumption: 'Energieverbrauch',
  living_area: 'Wohnfläche',
  build_year: 'Baujahr',
  heating: 'Heizung',
  roof_form: 'Dachform',
  cellar: 'Keller',
  flat_floor: 'Stockwerk',
  marginal_tax: 'Grenzsteuersatz',
  property_value: 'Wert der Immobilie',
  share_permille: 'Wertquote',
  shared_parts: 'Gemeinschaftliche Teile',
  heating_contradiction: 'Welche Heizung stimmt',
}

const nameOf = (components: Analysis['components'], id: string): string =>
  components.find(({ component }) => component.id === id)?.name ?? id

const gapLines = ({ gaps, components }: Analysis): string =>
  gaps.length === 0
    ? 'Keine.'
    : gaps
        .map(({ kind, componentId }) =>
          componentId === null
            ? `- ${gapNames[kind]}`
            : `- ${gapNames[kind]}: ${nameOf(components, componentId)}`,
        )
        .join('\n')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const units: Partial<Record<Figure['unit'], string>> = {
  kwh_per_year: ' kWh',
  kwh_per_m2: ' kWh/m²',
  kg_per_year: ' kg',
  kg_per_m2: ' kg/m²',
  percent: ' %',
  score: ' von 100',
  years: ' J.',
  kw: ' kW',
}

const isMoney = (unit: Figure['unit']): boolean => unit.startsWith('rappen')
const number = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '’')
const money = (rappen: number): string => `CHF ${number(Math.round(rappen / 100))}`

function shown(figure: Figure): string {
  if (figure.value === null) return 'kein Richtwert'
  const { unit, low, high, value } = figure
  const write = (one: number) => (isMoney(unit) ? number(Math.round(one / 100)) : number(one))
  const middle = isMoney(unit) ? `CHF ${write(value)}` : `${write(value)}${units[unit] ?? ''}`
  const spread = low === high || low === null || high === null ? '' : ` (${write(low)}–${write(high)})`
  return `${middle}${spread}${isUnverified(figure) ? '°' : ''}`
}

/** Years are shown plain: nobody writes 2’031. */
const range = ({ value, low, high }: Figure): string => {
  if (value === null) return '–'
  return low === high ? String(value) : `${value} (${low ?? ''}–${high ?? ''})`
}
