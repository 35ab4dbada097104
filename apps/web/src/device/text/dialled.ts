/** What a telephone dials; the zero in brackets is for those who call from inside the country. */
export const dialled = (phone: string): string =>
  `tel:${phone.replace(/^(\+\d+)\s*\(0\)/, '$1').replaceAll(/[^\d+]/g, '')}`
