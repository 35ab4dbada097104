type Known = {
  readonly url: string | null
  /** The photo itself, if it was taken here just now. */
  readonly taken: Blob | undefined
  /** `undefined` while it is not known whether there is one. */
  readonly copy: Blob | null | undefined
  /** The address that did not work. */
  readonly failed: string | undefined
  /** Filling the screen: the photo of the server is sharper than the copy. */
  readonly isLarge: boolean
}

/** `coming`: not known yet. `scanning`: the server has not looked at it. `expired`: it needs a new address. */
export type PhotoSource = Blob | { readonly url: string } | 'coming' | 'scanning' | 'expired'

/** Where a photo is shown from. A copy on the device saves the line and works without one. */
export function choosePhoto({ url, taken, copy, failed, isLarge }: Known): PhotoSource {
  if (url === null && taken !== undefined) return taken
  if (copy === undefined) return 'coming'
  // An address is tried, not judged by its date: the clock of a phone may be wrong.
  const isGood = url !== null && url !== failed
  if (isGood && (isLarge || copy === null)) return { url }
  if (copy !== null) return copy
  return url === null ? 'scanning' : 'expired'
}
