import * as z from 'zod/mini'
import { day, line, wholeNumber } from '../fields/fields.ts'
import { componentKeys } from '../real-estate/component.ts'

const years = wholeNumber(1, 200)

const row = z
  .object({
    key: z.enum(componentKeys),
    min: years,
    typical: years,
    max: years,
    unit: z.literal('years'),
    validFrom: day,
    source: line(500),
    checkedOn: day,
    verified: z.boolean(),
  })
  .check(z.refine(({ min, typical, max }) => min <= typical && typical <= max))

/** The file of lifetimes in `reference/`: one row per kind of component, none twice. */
export const lifetimesFile = z.object({
  about: line(500),
  rows: z.array(row).check(z.refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length)),
})
