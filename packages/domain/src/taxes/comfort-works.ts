import type { ComponentKey } from '../real-estate/component.ts'

/** Replaced, these nearly always become better than they were (BGer 2C_674/2014): a part of the bill adds value. */
export const comfortWorks: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'kitchen',
  'bathroom',
  'electrics',
  'garden',
])
