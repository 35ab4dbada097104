import * as z from 'zod/mini'
import { clearable, wholeNumber } from '../../fields/fields.ts'
import { consumptionUnits, energyCarriers, roofForms } from './analysis-profile.ts'

export const analysisProfileInput = z.object({
  expectedVersion: z.int(),
  roofForm: clearable(z.enum(roofForms)),
  hasCellar: clearable(z.boolean()),
  flatFloor: clearable(wholeNumber(-5, 50)),
  consumptionCarrier: clearable(z.enum(energyCarriers)),
  consumptionAmount: clearable(z.number().check(z.minimum(0), z.maximum(10_000_000))),
  consumptionUnit: clearable(z.enum(consumptionUnits)),
  inflationPercent: clearable(z.number().check(z.minimum(0), z.maximum(10))),
})
export type AnalysisProfileInput = z.output<typeof analysisProfileInput>
