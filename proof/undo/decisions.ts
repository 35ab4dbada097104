import type { Booked } from './book.ts'
import type { Row, State } from './stage.ts'

export const isOpenOver = (row: Row, componentIds: readonly string[]): boolean =>
  row.deleted_at === null &&
  (row['state'] === 'planned' || row['state'] === 'postponed') &&
  componentIds.some((id) => partsOf(row).includes(id))

const partsOf = (row: Row): readonly string[] => row['component_ids'] as readonly string[]

/** Whether undone, the act would open a decision again beside another one that it leaves alone. */
export function isDecidedAnew({ touched, before }: Booked, { full }: State): boolean {
  const decisions = [...full].filter(([key]) => key.startsWith('measure '))
  return decisions.some(([key, now]) => {
    const told = touched.includes(key) ? before.get(key) : undefined
    if (told === undefined) return false
    const back = JSON.parse(told) as Row
    const added = partsOf(back).filter((id) => !isOpenOver(now, [id]))
    return (
      added.length > 0 &&
      isOpenOver(back, partsOf(back)) &&
      decisions.some(([other, row]) => !touched.includes(other) && isOpenOver(row, partsOf(back)))
    )
  })
}
