import * as z from 'zod/mini'
import { clearable, rappen } from '../../fields/fields.ts'

export const analysisBudgetInput = z.object({
  expectedVersion: z.int(),
  marginalTaxPercent: clearable(z.number().check(z.minimum(0), z.maximum(60))),
  savedRappen: clearable(rappen),
  savingMonthlyRappen: clearable(rappen),
  propertyValueRappen: clearable(rappen),
})
export type AnalysisBudgetInput = z.output<typeof analysisBudgetInput>

/** What the renewal of a component costs by the owner's word; null forgets it. */
export const componentCostInput = z.object({ expectedVersion: z.int(), costRappen: z.nullable(rappen) })
