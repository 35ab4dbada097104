/** Periods of construction as the federal register knows them, the oldest first. */
export const buildPeriods = [
  'before_1919',
  'from_1919_to_1945',
  'from_1946_to_1960',
  'from_1961_to_1970',
  'from_1971_to_1980',
  'from_1981_to_1985',
  'from_1986_to_1990',
  'from_1991_to_1995',
  'from_1996_to_2000',
  'from_2001_to_2005',
  'from_2006_to_2010',
  'from_2011_to_2015',
  'since_2016',
] as const
export type BuildPeriod = (typeof buildPeriods)[number]

export const heatingKinds = [
  'oil',
  'gas',
  'wood',
  'pellets',
  'heat_pump_air',
  'heat_pump_ground',
  'heat_pump_water',
  'district',
  'electric',
  'solar_thermal',
  'none',
  'other',
] as const
export type HeatingKind = (typeof heatingKinds)[number]

export const hotWaterKinds = ['with_heating', 'heat_pump', 'electric', 'solar', 'district', 'other'] as const
export type HotWaterKind = (typeof hotWaterKinds)[number]

/** Classes of the cantonal energy certificate, the best first. */
export const geakClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type GeakClass = (typeof geakClasses)[number]

const lastYears = [1918, 1945, 1960, 1970, 1980, 1985, 1990, 1995, 2000, 2005, 2010, 2015]

/** The period a year of construction lies in. */
export function buildPeriodOf(year: number): BuildPeriod {
  const at = lastYears.findIndex((last) => year <= last)
  return buildPeriods[at] ?? 'since_2016'
}

/** The first and last year of a period; the oldest has no beginning, the newest no end. */
export function yearsOfPeriod(period: BuildPeriod): {
  readonly from: number | undefined
  readonly to: number | undefined
} {
  const at = buildPeriods.indexOf(period)
  const before = lastYears[at - 1]
  return { from: before === undefined ? undefined : before + 1, to: lastYears[at] }
}
