import { measureStateLabels } from '@hauswart/domain/analysis/model/analysis.labels'
import type { MeasureState } from '@hauswart/domain/analysis/model/measure'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'

type Measure = {
  readonly id: string
  readonly title: string | null
  readonly componentIds: readonly string[]
  readonly state: MeasureState
  readonly year: number | null
}
type Named = { readonly id: string; readonly name: string | null; readonly catalogKey: ComponentKey }

/** Decisions by name; one without a title is called by what it is over. */
export const measureOptions = (measures: readonly Measure[], components: readonly Named[]) =>
  measures.map(({ id, title, componentIds, state, year }) => {
    const names = components
      .filter((one) => componentIds.includes(one.id))
      .map(({ name, catalogKey }) => name ?? componentLabels[catalogKey])
    const decided = [measureStateLabels[state], year].filter((part) => part !== null).join(' ')
    return { value: id, label: [title ?? names.join(', '), decided].filter((part) => part !== '').join(', ') }
  })
