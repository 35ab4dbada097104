/** An IBAN as it stands on a bill: in groups of four. */
export const ibanWords = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
