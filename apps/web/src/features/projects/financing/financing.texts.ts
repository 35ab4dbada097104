/** Every word of where the money of a renovation comes from. */
export const financingTexts = {
  title: 'Finanzierung',
  add: 'Finanzierung erfassen',
  change: 'Finanzierung ändern',
  save: 'Speichern',
  empty: 'Noch nichts erfasst. Sagen Sie, woher das Geld kommt, dann sehen Sie, ob es reicht.',
  total: 'Zusammen',
  needed: { budget: 'Nötig nach Budget', forecast: 'Nötig nach Prognose' },
  forecastNote: 'Die Kosten liegen voraussichtlich über dem Budget.',
  noNeed: 'Sobald ein Budget oder eine Kostenposition erfasst ist, steht hier, ob es reicht.',
  covered: 'Gedeckt',
  missing: (amount: string) => `Es fehlen ${amount}`,
  hint: 'Lassen Sie leer, was Sie nicht brauchen.',
  subsidyHint: 'Wird oft erst nach dem Abschluss ausbezahlt: Bis dahin braucht es andere Mittel.',
  wrong: 'Bitte einen Betrag angeben.',
  shown: {
    covered: (total: string, needed: string) => `Finanziert sind ${total}, nötig sind ${needed}.`,
    missing: (amount: string, total: string, needed: string) =>
      `Es fehlen ${amount}: finanziert sind ${total}, nötig sind ${needed}.`,
  },
} as const
