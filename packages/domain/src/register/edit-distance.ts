const widest = 64
const scratch = [new Uint8Array(widest + 1), new Uint8Array(widest + 1), new Uint8Array(widest + 1)] as const

/**
 * Counts typing mistakes (a letter too many, too few, another one, two exchanged) up to `most`; more is `most + 1`.
 * Two answers in one number, because thousands are asked for in one search: `>> 4` to the whole word, `& 15` to the
 * nearest beginning of it.
 */
export function typingMistakes(
  typed: Uint8Array,
  length: number,
  bytes: Uint8Array,
  start: number,
  end: number,
  most: number,
): number {
  const far = most + 1
  const width = Math.min(end - start, length + most, widest)
  let before: Uint8Array = scratch[0]
  let previous: Uint8Array = scratch[1]
  let current: Uint8Array = scratch[2]
  for (let at = 0; at <= width; at += 1) previous[at] = Math.min(at, far)
  for (let row = 1; row <= length; row += 1) {
    const letter = typed[row - 1] as number
    const from = Math.max(1, row - most)
    const to = Math.min(width, row + most)
    let least = from === 1 ? Math.min(row, far) : far
    current[from - 1] = least
    for (let at = from; at <= to; at += 1) {
      const other = bytes[start + at - 1] as number
      let best = (previous[at - 1] as number) + (other === letter ? 0 : 1)
      // Above the last cell of the band nothing was written in the row before.
      const above = at === row + most ? far : (previous[at] as number)
      if (above + 1 < best) best = above + 1
      const left = current[at - 1] as number
      if (left + 1 < best) best = left + 1
      if (row > 1 && at > 1 && letter === bytes[start + at - 2] && typed[row - 2] === other) {
        const exchanged = (before[at - 2] as number) + 1
        if (exchanged < best) best = exchanged
      }
      if (best > far) best = far
      current[at] = best
      if (best < least) least = best
    }
    if (least >= far) return (far << 4) | far
    const spare = before
    before = previous
    previous = current
    current = spare
  }
  let beginning = far
  for (let at = Math.max(0, length - most); at <= width; at += 1)
    beginning = Math.min(beginning, previous[at] as number)
  const isWhole = end - start === width && width >= length - most
  return ((isWhole ? (previous[width] as number) : far) << 4) | beginning
}
