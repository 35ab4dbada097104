/**
 * Whether a number with two check digits in its head (`CH93…`, `RF18…`) is right: the head goes to the end, letters are
 * two digits each (A is 10), and a 97th leaves 1. Check digits are 02 to 98; others are another number in disguise.
 * Source: ISO 7064, MOD 97-10.
 */
export function hasCheckDigits(signs: string): boolean {
  const digits = signs.slice(2, 4)
  return digits >= '02' && digits <= '98' && remainder(signs.slice(4) + signs.slice(0, 4)) === 1
}

// The whole number is too long to be one, so it is divided sign by sign.
const remainder = (signs: string): number =>
  Array.from(signs).reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
