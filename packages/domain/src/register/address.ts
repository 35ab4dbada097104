import type { Canton } from '../real-estate/real-estate.ts'

/** An entrance of a building, as a person would write it on an envelope. */
export type Address = {
  readonly egid: number
  readonly edid: number
  readonly street: string
  readonly houseNumber: string | null
  readonly zip: string
  readonly city: string
  /** From the municipality; a postal code may lie in several cantons. */
  readonly canton: Canton | null
  readonly municipalityNumber: number | null
}

/** Who knew the addresses; `none` means nobody was asked, because there is neither an import nor a provider. */
export type AddressAnswer = {
  readonly provider: 'register' | 'geoadmin' | 'none'
  readonly addresses: readonly Address[]
}

/** Fewer signs say nothing yet. */
export const leastSigns = 3
export const mostAddresses = 8
