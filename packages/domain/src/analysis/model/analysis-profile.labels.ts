import type { ConsumptionUnit, RoofForm } from './analysis-profile.ts'

export const roofFormLabels: Readonly<Record<RoofForm, string>> = {
  pitched: 'Satteldach',
  hipped: 'Walmdach',
  flat: 'Flachdach',
  shed: 'Pultdach',
}

export const consumptionUnitLabels: Readonly<Record<ConsumptionUnit, string>> = {
  litre: 'Liter',
  m3: 'm³',
  kwh: 'kWh',
  kg: 'kg',
  stere: 'Ster',
}
