import { area, day, halves, number } from '@hauswart/domain/formats/format'
import { buildPeriodLabel, heatingKindLabels } from '@hauswart/domain/real-estate/building.labels'
import {
  ownershipFormLabels,
  realEstateKindLabels,
  realEstateUsageLabels,
} from '@hauswart/domain/real-estate/real-estate.labels'
import { reportTexts } from '@hauswart/domain/reports/analysis-report.labels'
import type { ReportFacts } from './analysis-report.service.ts'

const texts = reportTexts.house

/** What is known of the house, as label and words; what nobody told is left out. */
export function houseFacts({ house, owners, input }: ReportFacts): (readonly [string, string])[] {
  const { buildYear, buildPeriod, heating, heatingYear, geakEnvelope, geakTotal } = house
  const heatingWords = [
    heating === null ? null : heatingKindLabels[heating],
    heatingYear === null ? null : String(heatingYear),
  ]
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.owner, owners.join(', ')],
    [texts.kind, house.kind === null ? null : realEstateKindLabels[house.kind]],
    [texts.usage, house.usage === null ? null : realEstateUsageLabels[house.usage]],
    [texts.ownership, house.ownership === null ? null : ownershipFormLabels[house.ownership]],
    [texts.built, buildYear === null ? null : String(buildYear)],
    [texts.period, buildYear === null && buildPeriod !== null ? buildPeriodLabel(buildPeriod) : null],
    [texts.area, house.livingAreaM2 === null ? null : area(house.livingAreaM2)],
    [texts.floors, house.floors === null ? null : halves(house.floors)],
    [texts.heating, heatingWords.filter((part) => part !== null).join(', ')],
    [
      texts.geak,
      geakEnvelope === null && geakTotal === null ? null : `${geakEnvelope ?? '–'} / ${geakTotal ?? '–'}`,
    ],
    [texts.listed, house.isListed === true ? texts.yes : null],
    [texts.share, input.sharePermille === null ? null : texts.permille(number(input.sharePermille))],
    [texts.made, day(input.today)],
  ]
  return rows.flatMap(([label, words]) => (words === null || words === '' ? [] : [[label, words] as const]))
}
