import { componentName } from '@hauswart/domain/real-estate/drawing'
import { components } from '#house/nouns/components.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import type { Component } from '#features/components/component-values.ts'
import { componentsTexts } from '#features/components/components.texts.ts'

export function removeComponent(realEstateId: string, component: Component): Promise<void> {
  const name = componentName(component)
  const texts = { deleted: componentsTexts.deleted(name), restored: componentsTexts.restored(name) }
  return removeRow(components, realEstateId, component, texts)
}
