import type { ComponentKey } from '../real-estate/component.ts'

/** Which components a recurring task belongs to; none means the house itself. */
const componentsOf = {
  service_oil_heating: ['oil_heating'],
  service_gas_heating: ['gas_heating'],
  service_pellet_heating: ['pellet_heating'],
  service_wood_heating: ['wood_heating'],
  service_heat_pump: ['heat_pump'],
  combustion_check: ['oil_heating', 'gas_heating'],
  wood_combustion_check: ['wood_heating', 'pellet_heating', 'fireplace'],
  chimney_sweep: ['oil_heating', 'wood_heating', 'pellet_heating', 'fireplace'],
  water_heater_descaling: ['water_heater'],
  water_filter: ['water_pipes'],
  sewer_flushing: ['sewage_pipes'],
  gutter_cleaning: ['pitched_roof', 'sheet_metal'],
  flat_roof_check: ['flat_roof'],
  wood_window_paint: ['windows'],
  window_service: ['windows', 'roof_window'],
  blinds_service: ['shutters', 'slat_blinds', 'sunblinds'],
  electrical_inspection: ['electrics'],
  residual_current_device_test: ['electrics'],
  ventilation_filter: ['ventilation'],
  garden_watering: ['garden'],
  smoke_detector_test: [],
} as const satisfies Record<string, readonly ComponentKey[]>

export type MaintenanceTemplateKey = keyof typeof componentsOf
export const maintenanceTemplateKeys = Object.keys(componentsOf) as [
  MaintenanceTemplateKey,
  ...MaintenanceTemplateKey[],
]

/** A recurring task of the trade; how often it falls due is the reference row `maintenance.<key>`. */
export type MaintenanceTemplate = {
  readonly key: MaintenanceTemplateKey
  readonly componentKeys: readonly ComponentKey[]
  /** Ordered by law or by the canton; everything else is a recommendation. */
  readonly isDuty: boolean
}

const duties: ReadonlySet<MaintenanceTemplateKey> = new Set<MaintenanceTemplateKey>([
  'combustion_check',
  'wood_combustion_check',
  'chimney_sweep',
  'electrical_inspection',
])

export const maintenanceTemplates: readonly MaintenanceTemplate[] = maintenanceTemplateKeys.map((key) => ({
  key,
  componentKeys: componentsOf[key],
  isDuty: duties.has(key),
}))

/** The tasks that belong to a kind of component; without one, those of the house itself. */
export const maintenanceTemplatesOf = (component: ComponentKey | null): readonly MaintenanceTemplate[] =>
  maintenanceTemplates.filter(({ componentKeys }) =>
    component === null ? componentKeys.length === 0 : componentKeys.includes(component),
  )
