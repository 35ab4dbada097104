import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'

export type ReferenceRow = ReferenceValue

export const referenceColumns = `v.key, v.canton, v.value, v.min, v.max, v.unit, v.valid_from as "validFrom",
  v.valid_to as "validTo", v.source, v.checked_on as "checkedOn", v.verified as "isVerified"`
