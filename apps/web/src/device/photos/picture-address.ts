/** A picture as the server tells of it: its address, and the widths it can be had in. */
export type ServedPicture = {
  readonly url: string | null
  /** Missing in what this device has kept from before there were sizes. */
  readonly widths?: readonly number[] | undefined
}

/** The address of a picture in one of its widths; the seal of the address is good for all of them. */
export const addressIn = (url: string, width: number): string => `${url}&width=${width}`

/** The widest of its sizes that is no wider than asked, else the picture itself. */
export function addressUpTo(url: string, widths: readonly number[] | undefined, most: number): string {
  const width = widths?.findLast((one) => one <= most)
  return width === undefined ? url : addressIn(url, width)
}
