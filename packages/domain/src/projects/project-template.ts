import type { ComponentKey } from '../real-estate/component.ts'
import type { ProjectKind } from './project.ts'

type Template = {
  readonly label: string
  readonly kind: ProjectKind
  /** The components it is usually about. */
  readonly components: readonly ComponentKey[]
}

/** What a renovation can begin from. Each is only a proposal: everything can be changed before and after. */
export const projectTemplates = {
  heating: {
    label: 'Heizungsersatz',
    kind: 'energy',
    components: [
      'oil_heating',
      'gas_heating',
      'wood_heating',
      'pellet_heating',
      'electric_heating',
      'heat_pump',
    ],
  },
  windows: { label: 'Fenster', kind: 'energy', components: ['windows'] },
  roof: { label: 'Dach', kind: 'renovation', components: ['pitched_roof', 'flat_roof'] },
  facade: {
    label: 'Fassade',
    kind: 'renovation',
    components: ['plaster_facade', 'wood_facade', 'facade_cladding', 'facade_paint'],
  },
  kitchen: { label: 'Küche', kind: 'renovation', components: ['kitchen'] },
  bathroom: { label: 'Bad', kind: 'renovation', components: ['bathroom'] },
  photovoltaics: { label: 'PV-Anlage', kind: 'energy', components: ['photovoltaics'] },
  electrics: { label: 'Elektro', kind: 'renovation', components: ['electrics'] },
  painting: { label: 'Malerarbeiten', kind: 'upkeep', components: ['interior_paint'] },
  garden: { label: 'Garten', kind: 'garden', components: [] },
  extension: { label: 'Anbau oder Umbau', kind: 'extension', components: [] },
  emergency: { label: 'Notfall', kind: 'emergency', components: [] },
  empty: { label: 'Etwas anderes', kind: 'renovation', components: [] },
} as const satisfies Record<string, Template>

export type ProjectTemplate = keyof typeof projectTemplates

/** What a template proposes for the components a house has. */
export function proposedBy(
  name: ProjectTemplate,
  components: readonly { readonly id: string; readonly catalogKey: ComponentKey }[],
): { readonly title: string; readonly kind: ProjectKind; readonly componentIds: readonly string[] } {
  const { label, kind, components: keys }: Template = projectTemplates[name]
  return {
    title: name === 'empty' || name === 'emergency' ? '' : label,
    kind,
    componentIds: components.filter(({ catalogKey }) => keys.includes(catalogKey)).map(({ id }) => id),
  }
}
