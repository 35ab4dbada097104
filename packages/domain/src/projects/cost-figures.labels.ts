/** Names and rules of the money of a renovation. */
export const costFigureTexts = {
  budget: 'Budget',
  reservePercent: 'Anteil der Reserve',
  forecast: 'Prognose',
  loose: 'Rechnungen ohne Position',
  credits: 'Gutschriften',
  beyond: 'Mehr verrechnet oder bezahlt, als die Positionen erwarten lassen',
  again: (title: string, number: number) => `${title} (${number})`,
  rules: {
    budget: 'Wie Sie es bei der Renovation angegeben haben. Die Reserve ist ein Teil davon.',
    reserve:
      'Der Anteil des Budgets, den Sie für Unerwartetes zurückhalten. Sie ist angebrochen, sobald die Prognose mehr als den Rest des Budgets braucht.',
    committed:
      'Summe der Kostenpositionen: was aus angenommenen Offerten und Nachträgen gebunden ist, und was Sie von Hand als vergeben eingetragen haben.',
    byHand: 'Summe der Kostenpositionen, wie Sie sie von Hand eingetragen haben.',
    fromInvoices:
      'Aus den Rechnungen dieser Renovation in Franken. Sobald es solche gibt, zählt nicht mehr, was von Hand eingetragen ist.',
    credits: 'Gutschriften sind abgezogen.',
    forecast:
      'Je Kostenposition der höchste Betrag von vergeben, verrechnet und bezahlt; solange nichts vergeben ist, gilt der budgetierte.',
    loose:
      'Rechnungen ohne Position erhöhen die Prognose erst, wenn insgesamt mehr verrechnet oder bezahlt ist.',
    deviation:
      'Prognose minus Budget, geteilt durch das Budget. Mehr als 5 % darüber wird gewarnt, mehr als 10 % deutlich.',
  },
} as const
