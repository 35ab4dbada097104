import {
  componentCatalog,
  componentGroups,
  componentKeys,
  isDevice,
  type ComponentGroup,
  type ComponentKey,
} from '@hauswart/domain/real-estate/component'
import { componentGroupLabels, componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { fold } from '#device/text/fold.ts'

export type CatalogGroup = {
  readonly group: ComponentGroup
  readonly label: string
  readonly keys: readonly ComponentKey[]
}

type Wish = { readonly query: string; readonly devicesOnly: boolean }

/** The catalogue by part of the house, narrowed down to what was typed; groups without a match are left out. */
export function catalogFor({ query, devicesOnly }: Wish): CatalogGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const isWanted = (key: ComponentKey): boolean => {
    if (devicesOnly && !isDevice(key)) return false
    const name = fold(`${componentLabels[key]} ${componentGroupLabels[componentCatalog[key]]}`)
    return words.every((word) => name.includes(word))
  }
  return componentGroups
    .map((group) => ({
      group,
      label: componentGroupLabels[group],
      keys: componentKeys.filter((key) => componentCatalog[key] === group && isWanted(key)),
    }))
    .filter(({ keys }) => keys.length > 0)
}
