import { foldSpelledOut, foldText, readAddressQuery, wordsOf } from '@hauswart/domain/register/address-text'

type Found = { readonly street: string; readonly houseNumber: string | null; readonly city: string }

/** So short a word may be shortened («St.», «av.»), and says little. */
const shortWord = 3

/**
 * Whether an address is the one somebody types, as far as they have come. The search also finds what only sounds alike:
 * that is offered, but never taken for the owner's own.
 */
export function isTyped(text: string, { street, houseNumber, city }: Found): boolean {
  const { words, houseNumbers } = readAddressQuery(text)
  const name = `${street} ${city}`
  const known = [...wordsOf(foldText(name)), ...wordsOf(foldSpelledOut(name))]
  const number = foldText(houseNumber ?? '').replaceAll(' ', '')
  return (
    words
      .filter((word) => !word.isNumber && word.text.length > shortWord)
      .every((word) => known.some((one) => one.startsWith(word.text))) &&
    (houseNumbers.length === 0 || houseNumbers.some((typed) => number.startsWith(typed)))
  )
}
