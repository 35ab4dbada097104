import { buildPeriods } from './building.ts'
import { buildPeriodLabel, heatingKindLabels, hotWaterKindLabels } from './building.labels.ts'
import { cantonLabels } from './canton.labels.ts'
import type { RealEstateFact } from './origin.ts'
import { ownershipFormLabels, realEstateKindLabels, realEstateUsageLabels } from './real-estate.labels.ts'
import { area, day, halves, number } from '../formats/format.ts'

const choices: { readonly [Fact in RealEstateFact]?: Readonly<Record<string, string>> } = {
  kind: realEstateKindLabels,
  usage: realEstateUsageLabels,
  ownership: ownershipFormLabels,
  canton: cantonLabels,
  buildPeriod: Object.fromEntries(buildPeriods.map((period) => [period, buildPeriodLabel(period)])),
  heating: heatingKindLabels,
  hotWater: hotWaterKindLabels,
}

const figures: { readonly [Fact in RealEstateFact]?: (value: number) => string } = {
  livingAreaM2: area,
  plotAreaM2: area,
  energyAreaM2: area,
  volumeM3: (value) => `${number(value)}\u00A0m³`,
  rooms: halves,
  east: (value) => number(value),
  north: (value) => number(value),
}

/** A fact of a house as people read it; nothing for nothing. */
export function factWords(fact: RealEstateFact, value: unknown): string | undefined {
  if (value === '' || value === null || value === undefined) return undefined
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return (figures[fact] ?? String)(value)
  if (typeof value !== 'string') return undefined
  if (fact === 'geakOn') return day(value)
  return choices[fact]?.[value] ?? value
}
