/** Words that stand beside a number. */
export const figureLabels = {
  none: 'Noch kein Richtwert',
  unverified: 'ungeprüft',
  perYear: 'pro Jahr',
  perMonth: 'pro Monat',
  perUnit: 'pro Einheit',
  year: 'Jahr',
  years: 'Jahre',
  ofHundred: 'von 100',
} as const
