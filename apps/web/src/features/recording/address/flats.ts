import type { RegisteredFlat } from '#house/register.ts'

const groundFloor = 3_100
const lastUpperFloor = 3_199

/** From below to above; the codes of the register count the cellars after the roofs. */
function heightOf({ floor }: RegisteredFlat): number {
  if (floor === null) return Number.POSITIVE_INFINITY
  return floor >= groundFloor && floor <= lastUpperFloor ? floor - groundFloor : groundFloor - floor
}

export const sortedFlats = (flats: readonly RegisteredFlat[]): readonly RegisteredFlat[] =>
  flats.toSorted(
    (a, b) =>
      compare(heightOf(a), heightOf(b)) ||
      (a.floorLabel ?? '').localeCompare(b.floorLabel ?? '', 'de-CH') ||
      a.ewid - b.ewid,
  )

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** «2. Stock» of «2. Stock, links». */
export const groupName = ({ floorLabel }: RegisteredFlat): string => floorLabel?.split(',')[0] ?? '–'

/** The floors there are, from below to above. */
export const floorsOf = (sorted: readonly RegisteredFlat[]): readonly string[] => [
  ...new Set(sorted.map(groupName)),
]

/** Two that only their number tells apart. */
export const isAlike = (a: RegisteredFlat, b: RegisteredFlat): boolean =>
  a.floorLabel === b.floorLabel && a.rooms === b.rooms && a.areaM2 === b.areaM2

/** The floor as the drawing counts it, the ground floor is 0; what lies below the ground is drawn there too. */
export const drawnFloor = (flat: RegisteredFlat): number | null =>
  flat.floor === null ? null : Math.max(0, heightOf(flat))
