import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import {
  componentCatalog,
  componentGroups,
  type ComponentGroup,
} from '@hauswart/domain/real-estate/component'

export const componentOrders = ['urgency', 'name', 'cost', 'group'] as const
export type ComponentOrder = (typeof componentOrders)[number]

/** Whose components are shown: of a flat the owner's own ones and those of the community are two worlds. */
export type ComponentShare = 'all' | 'own' | 'shared'

export type ComponentBlock = {
  /** Nothing where the list is not divided. */
  readonly group: ComponentGroup | undefined
  readonly components: readonly ComponentAnalysis[]
}

const byName = new Intl.Collator('de-CH')

/** The components as asked for; the engine gives them with the most urgent first. */
export function arrange(
  components: readonly ComponentAnalysis[],
  order: ComponentOrder,
  share: ComponentShare = 'all',
): readonly ComponentBlock[] {
  const shown = components.filter(
    ({ component }) => share === 'all' || component.isShared === (share === 'shared'),
  )
  if (order === 'group')
    return componentGroups
      .map((group) => ({
        group,
        components: shown.filter(({ component }) => componentCatalog[component.catalogKey] === group),
      }))
      .filter(({ components: own }) => own.length > 0)
  return [{ group: undefined, components: sorted(shown, order) }]
}

function sorted(
  components: readonly ComponentAnalysis[],
  order: Exclude<ComponentOrder, 'group'>,
): readonly ComponentAnalysis[] {
  if (order === 'name') return components.toSorted((a, b) => byName.compare(a.name, b.name))
  // What nobody can price comes last, not first.
  if (order === 'cost') return components.toSorted((a, b) => (b.cost.value ?? -1) - (a.cost.value ?? -1))
  return components
}
