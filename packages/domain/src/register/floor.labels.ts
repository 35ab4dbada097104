const groundFloor = 3100
const lastUpperFloor = 3199
const firstBasement = 3401
const lastBasement = 3419

/** WSTWK of the register in German: «Parterre», «2. Stock», «1. Untergeschoss». */
export function floorLabel(code: number | null): string | null {
  if (code === null) return null
  if (code === groundFloor) return 'Parterre'
  if (code > groundFloor && code <= lastUpperFloor) return `${code - groundFloor}. Stock`
  if (code >= firstBasement && code <= lastBasement) return `${code - firstBasement + 1}. Untergeschoss`
  return null
}

type Flat = { readonly floor: number | null; readonly isMultiFloor: boolean; readonly label: string | null }

/** Where a flat lies, as its owner would say it: «2. Stock, links», «1. Stock, über mehrere Geschosse». */
export const flatLabel = ({ floor, isMultiFloor, label }: Flat): string | null =>
  [floorLabel(floor), label, isMultiFloor ? 'über mehrere Geschosse' : null]
    .filter((part) => part !== null && part !== '')
    .join(', ') || null
