import type { ComponentKey } from '../real-estate/component.ts'

/** How many years a component usually lasts, and who says so. */
export type Lifetime = {
  readonly key: ComponentKey
  readonly min: number
  readonly typical: number
  readonly max: number
  readonly source: string
  readonly checkedOn: string
  /** False as long as nobody has seen the figure at its primary source. */
  readonly verified: boolean
}
