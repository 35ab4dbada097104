import * as z from 'zod/mini'

// Numbers come as text in an address of the web; an entrance has at most three digits.
const digits = (most: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`)))

export const addressesInput = z.object({ q: z.string().check(z.maxLength(200)) })

export const buildingInput = z.object({
  egid: z.pipe(digits(9), z.transform(Number)),
  edid: z.optional(z.pipe(digits(3), z.transform(Number))),
})
