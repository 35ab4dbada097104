import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import type { UpcomingSource } from '@hauswart/domain/upkeep/upcoming'

export type UpcomingRow = {
  source: UpcomingSource
  id: string
  /** None for a decision that is named after its components. */
  title: string | null
  on: string
  componentId: string | null
  isWholeYear: boolean
  /** Of a defect: its renovation. */
  projectId: string | null
  components: { name: string | null; key: ComponentKey }[] | null
}
