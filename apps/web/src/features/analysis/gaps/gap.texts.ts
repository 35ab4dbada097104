/** The words of the question which of two heatings is right. */
export const heatingGapTexts = {
  asHouse: (kind: string) => `${kind}, wie beim Haus angegeben`,
  asComponent: (kind: string) => `${kind}, wie als Bauteil erfasst`,
  ofYear: (kind: string, year: number) => `${kind} von ${year}`,
  both: 'Beides',
  replaced: (name: string) => `«${name}» wurde ersetzt und bleibt im Verlauf.`,
  gone: (name: string) => `«${name}» wird gelöscht und zählt nirgends mehr mit.`,
  corrected: 'Die Angabe zum Haus wird berichtigt.',
  beside: (kind: string, name: string) => `«${kind}» wird als Bauteil erfasst. «${name}» bleibt daneben.`,
  replacedIn: 'Ersetzt im Jahr',
  installedIn: 'Eingebaut im Jahr',
} as const
