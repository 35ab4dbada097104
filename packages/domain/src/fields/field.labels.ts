/** What a form says when an answer is missing or cannot be right; the same sentence for the same fault everywhere. */
export const fieldFaults = {
  required: 'Bitte ausfüllen.',
  choose: 'Bitte wählen.',
  zip: 'Die PLZ hat 4 Ziffern.',
  phone: 'Bitte mit Vorwahl, zum Beispiel 079 123 45 67.',
  egrid: 'Die EGRID beginnt mit CH und hat danach 12 Zeichen.',
  half: 'Bitte ganze oder halbe Zimmer, zum Beispiel 5.5.',
  renewedBeforeInstalled: 'Die Erneuerung kann nicht vor dem Einbau liegen.',
  between: (min: string, max: string) => `Bitte geben Sie eine Zahl zwischen ${min} und ${max} ein.`,
  tooLong: (max: number) => `Höchstens ${max} Zeichen.`,
} as const
