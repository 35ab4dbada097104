import { componentKeys } from '@hauswart/domain/real-estate/component'
import { isUuid } from '@hauswart/domain/ids/uuid7'

type Named = { readonly id: string; readonly catalogKey: string }

/** Whether an address can name a component at all: by its identifier, or by its kind. */
export const isComponentName = (name: string): boolean =>
  isUuid(name) || componentKeys.some((key) => key === name)

/** The component an address names: its own identifier, or a kind, which means the first of it. */
export const findComponent = <C extends Named>(components: readonly C[], name: string): C | undefined =>
  components.find(({ id, catalogKey }) => (isUuid(name) ? id : catalogKey) === name)
