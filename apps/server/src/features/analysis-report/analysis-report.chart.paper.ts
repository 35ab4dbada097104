import type { PlanYear } from '@hauswart/domain/analysis/model/analysis'
import { shortMoney } from '@hauswart/domain/formats/format'
import type { Box, Paper } from '#platform/pdf/paper.ts'
import { colours, styles } from '#platform/pdf/type.ts'

export const chartHeight = 130
const foot = 16
const axis = 44

/** One bar per year: what falls due, at the prices the plan counts with. */
export function drawYears({ doc, type }: Paper, box: Box, years: readonly PlanYear[]): void {
  const most = niceMost(Math.max(...years.map(({ cost }) => cost.value ?? 0), 1))
  const bottom = box.y + box.height - foot
  const room = box.height - foot - 10
  const left = box.x + axis
  const step = (box.width - axis) / Math.max(years.length, 1)
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const y = bottom - room * share
    doc
      .moveTo(left, y)
      .lineTo(box.x + box.width, y)
      .lineWidth(0.6)
      .stroke(colours.line)
    const words = shortMoney(most * share)
    const x = left - 7 - type.width(words, styles.small)
    type.set({ text: words, isHyphenated: false }, x, y - 5, styles.small)
  }
  years.forEach(({ year, cost }, n) => {
    const x = left + step * n
    const height = (room * (cost.value ?? 0)) / most
    if (height > 0) doc.rect(x + step * 0.15, bottom - height, step * 0.7, height).fill(colours.bar)
    if (n % 5 !== 0 && n !== years.length - 1) return
    const words = String(year)
    const wide = type.width(words, styles.small)
    const at = Math.min(x + step / 2 - wide / 2, box.x + box.width - wide)
    type.set({ text: words, isHyphenated: false }, at, bottom + 4, styles.small)
  })
}

/** The next round number above, so that four lines divide it into readable steps. */
function niceMost(rappen: number): number {
  const unit = 10 ** Math.floor(Math.log10(rappen))
  const factor = [1, 2, 4, 8, 10].find((one) => one * unit >= rappen) ?? 10
  return factor * unit
}
