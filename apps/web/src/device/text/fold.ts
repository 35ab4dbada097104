/**
 * One spelling for all ways to write a word: «Küche», «Kueche», «KUCHE». Umlauts
 * and their two-letter form both lose the sign, which is harmless because text and query are folded the same way.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('\u00DF', 'ss')
    .replaceAll('ph', 'f')
    .replaceAll(/([aou])e/g, '$1')

/** The folded words of a text; figures and letters belong together («14a», «8610»). */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
