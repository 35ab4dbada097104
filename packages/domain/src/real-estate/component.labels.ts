import type { ComponentCondition, ComponentGroup, ComponentKey, ComponentUnit } from './component.ts'

export const componentLabels: Record<ComponentKey, string> = {
  pitched_roof: 'Steildach',
  flat_roof: 'Flachdach',
  roof_window: 'Dachfenster',
  sheet_metal: 'Spenglerarbeiten',
  plaster_facade: 'Fassade verputzt',
  wood_facade: 'Fassade aus Holz',
  facade_paint: 'Fassadenanstrich',
  balcony: 'Balkone',
  windows: 'Fenster',
  outer_doors: 'Aussentüren',
  shutters: 'Fensterläden und Rollläden',
  sunblinds: 'Sonnenstoren',
  oil_heating: 'Ölheizung',
  gas_heating: 'Gasheizung',
  wood_heating: 'Holzheizung',
  heat_pump: 'Wärmepumpe',
  district_heating: 'Fernwärme',
  heat_distribution: 'Wärmeverteilung',
  water_heater: 'Boiler',
  photovoltaics: 'Photovoltaik',
  battery: 'Batteriespeicher',
  wallbox: 'Ladestation',
  electrics: 'Elektroinstallation',
  ventilation: 'Lüftung',
  lift: 'Lift',
  water_pipes: 'Wasserleitungen',
  sewage_pipes: 'Abwasserleitungen',
  oil_tank: 'Öltank',
  bathroom: 'Bad',
  kitchen: 'Küche',
  kitchen_appliances: 'Küchengeräte',
  flooring: 'Bodenbeläge',
  interior_paint: 'Innenanstrich',
  fireplace: 'Cheminée',
  garage_door: 'Garagentor',
  garden: 'Umgebung',
}

export const componentConditionLabels: Record<ComponentCondition, string> = {
  as_new: 'Neuwertig',
  good: 'Gut',
  used: 'Gebraucht',
  worn: 'Abgenutzt',
  defective: 'Defekt',
}

export const componentGroupLabels: Record<ComponentGroup, string> = {
  envelope: 'Gebäudehülle',
  technology: 'Haustechnik',
  interior: 'Innenausbau',
  surroundings: 'Umgebung',
}

export const componentUnitLabels: Record<ComponentUnit, string> = {
  piece: 'Stück',
  m2: 'm²',
  m: 'm',
  kw: 'kW',
  litre: 'Liter',
  flat: 'pauschal',
}
