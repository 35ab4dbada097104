import type { Lifetime } from '@hauswart/domain/reference/lifetime'

/** A lifetime as it is stored: the key may be of a release that knows more components. */
export type LifetimeRow = Omit<Lifetime, 'key'> & { key: string }

export const lifetimeColumns = `split_part(v.key, '.', 2) as key, v.min, v.value as typical, v.max, v.source,
  v.checked_on as "checkedOn", v.verified`
