export const doneTexts = {
  title: (title: string) => `${title}: erledigt`,
  save: 'Erledigt',
  doneOn: 'Erledigt am',
  by: 'Ausgeführt von',
  cost: 'Kosten',
  note: 'Notiz',
  hint: 'Wird im Verlauf des Bauteils eingetragen.',
  next: (on: string) => `Nächstes Mal: ${on}`,
  done: (title: string) => `${title} erledigt.`,
  doneAgain: (title: string, on: string) => `${title} erledigt. Nächstes Mal am ${on}.`,
  wrongDay: 'Bitte ein Datum eingeben.',
  wrongAmount: 'Bitte einen Betrag bis CHF 100’000’000 eingeben.',
} as const
