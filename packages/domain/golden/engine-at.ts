import { contextOf } from '../src/analysis/engine/analyse.ts'
import type { EngineContext } from '../src/analysis/model/engine-context.ts'
import { inputOf, type GoldenHouse } from './golden-house.ts'
import { referenceRows } from './reference-rows.ts'

const rows = referenceRows()

/** The engine standing before a made-up house, with the rows the product ships. */
export const engineAt = (told: Partial<GoldenHouse>): EngineContext =>
  contextOf(inputOf({ slug: '', title: '', story: '', house: {}, components: [], ...told }, rows))
