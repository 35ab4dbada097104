/** «2. UG», «EG», «1. OG». */
export function floorLabel(floor: number): string {
  if (floor === 0) return 'EG'
  return floor > 0 ? `${floor}. OG` : `${-floor}. UG`
}
