import {
  yearsOfPeriod,
  type BuildPeriod,
  type GeakClass,
  type HeatingKind,
  type HotWaterKind,
} from './building.ts'

/** «1971–1980», «vor 1919», «ab 2016». */
export function buildPeriodLabel(period: BuildPeriod): string {
  const { from, to } = yearsOfPeriod(period)
  if (from === undefined) return `vor ${(to ?? 0) + 1}`
  return to === undefined ? `ab ${from}` : `${from}–${to}`
}

export const heatingKindLabels: Record<HeatingKind, string> = {
  oil: 'Ölheizung',
  gas: 'Gasheizung',
  wood: 'Holzheizung',
  pellets: 'Pelletheizung',
  heat_pump_air: 'Wärmepumpe (Luft)',
  heat_pump_ground: 'Wärmepumpe (Erdwärme)',
  heat_pump_water: 'Wärmepumpe (Wasser)',
  district: 'Fernwärme',
  electric: 'Elektroheizung',
  solar_thermal: 'Sonnenkollektoren',
  none: 'Keine Heizung',
  other: 'Andere',
}

export const hotWaterKindLabels: Record<HotWaterKind, string> = {
  with_heating: 'Mit der Heizung',
  heat_pump: 'Wärmepumpenboiler',
  electric: 'Elektroboiler',
  solar: 'Sonnenkollektoren',
  district: 'Fernwärme',
  other: 'Andere',
}

/** What a class of the energy certificate says, in a word or two. */
export const geakClassLabels: Record<GeakClass, string> = {
  A: 'Sehr energieeffizient',
  B: 'Energieeffizient',
  C: 'Gut',
  D: 'Mittel',
  E: 'Mässig',
  F: 'Schwach',
  G: 'Sehr schwach',
}
