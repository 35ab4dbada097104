type Address = {
  readonly street: string
  readonly houseNumber: string
  readonly zip: string
  readonly city: string
}

/** «Lindenweg 14, 8610 Uster» in its parts. What is not understood stays in the street, for its owner to sort. */
export function readAddress(text: string): Address {
  const whole = text.trim().replaceAll(/\s+/g, ' ')
  const [, front = whole, zip = '', city = ''] =
    /^(.*?)[,\s]+(?:CH-)?([1-9]\d{3})\s+([^\d,]+)$/.exec(whole) ?? []
  const [, street = front, houseNumber = ''] = /^(.*\D)\s(\d+\s?[a-zA-Z]?)$/.exec(front) ?? []
  return { street: street.trim(), houseNumber, zip, city: city.trim() }
}
