/** Every word of paying open invoices this year or the next. */
export const twoYearsTexts = {
  title: (year: number) => `Noch ${year} zahlen oder erst ${year + 1}?`,
  sentence: (amount: string) =>
    `${amount} aus offenen Rechnungen wären abziehbar. Das Jahr der Zahlung entscheidet, in welcher Steuererklärung.`,
  ways: {
    now: (year: number) => `Alles ${year}`,
    half: (year: number) => `Je die Hälfte ${year} und ${year + 1}`,
    later: (year: number) => `Alles ${year + 1}`,
  },
  year: (year: number, amount: string, by: string) => `${year}: ${amount} ${by}`,
  by: { flat: 'pauschal', effective: 'effektiv', ended: 'nach neuem Recht' },
  unknown: 'offen',
  best: (ways: readonly string[]): string => {
    if (ways.length === 0) return 'Welcher Weg mehr abzieht, lässt sich noch nicht sagen.'
    if (ways.length === 3) return 'Alle drei Wege bringen denselben Abzug.'
    return `Am meisten abziehen können Sie so: ${ways.join(' oder ')}.`
  },
  limits:
    'Summe der Abzüge beider Jahre bei Kanton und Gemeinde, in jedem Jahr der höhere von Pauschalabzug und effektiven Kosten, aus Ihren Rechnungen gerechnet. Zahlungsfristen gehen vor. Wie viel Steuern das spart, hängt von Ihrem Steuersatz ab: Wegen der Progression kann Verteilen auch bei gleichem Abzug günstiger sein.',
} as const

/** Every word of reckoning what waits of energy works. */
export const carryTexts = {
  income: 'Reineinkommen pro Jahr',
  incomeHint:
    'Vor den Abzügen für das Haus, aus Ihrer Steuererklärung. Der Betrag wird nur hier gerechnet und nicht gespeichert.',
  year: (year: number) => `Energetisch abziehbar ${year}`,
  all: 'ganz abziehbar, nichts bleibt übrig',
  fromEarlier: (amount: string) => `davon ${amount} aus früheren Jahren`,
  waiting: (amount: string, next: number) => `${amount} warten auf ${next}`,
  lost: (amount: string) => `${amount} verfallen`,
  unsure: (amount: string, next: number) =>
    `${amount} wären erst ${next} abziehbar: dafür ist kein Übergangsrecht bekannt`,
  limits:
    'Gerechnet mit demselben Reineinkommen in jedem Jahr und mit den effektiven Kosten Ihrer bezahlten Rechnungen: zuerst Unterhalt und Betrieb, die nicht warten können, dann die ältesten energetischen Arbeiten.',
} as const
