export const roofForms = ['pitched', 'hipped', 'flat', 'shed'] as const
export type RoofForm = (typeof roofForms)[number]

export const energyCarriers = ['oil', 'gas', 'electricity', 'pellets', 'wood', 'district'] as const
export type EnergyCarrier = (typeof energyCarriers)[number]

export const consumptionUnits = ['litre', 'm3', 'kwh', 'kg', 'stere'] as const
export type ConsumptionUnit = (typeof consumptionUnits)[number]

/** What an owner told for the analysis alone; nothing of it is a fact of the register. */
export type AnalysisProfile = {
  readonly roofForm: RoofForm | null
  readonly hasCellar: boolean | null
  /** Floor of a flat, 0 is the ground floor. */
  readonly flatFloor: number | null
  /** Of a usual year, for heating and hot water. */
  readonly consumptionCarrier: EnergyCarrier | null
  readonly consumptionAmount: number | null
  readonly consumptionUnit: ConsumptionUnit | null
  /** Percent a year; none is today's prices. */
  readonly inflationPercent: number | null
  readonly version: number
}

export const emptyProfile: AnalysisProfile = {
  roofForm: null,
  hasCellar: null,
  flatFloor: null,
  consumptionCarrier: null,
  consumptionAmount: null,
  consumptionUnit: null,
  inflationPercent: null,
  version: 0,
}
