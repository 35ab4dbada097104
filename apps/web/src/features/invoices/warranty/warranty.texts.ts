/** Every word of warranties that begin with an invoice. */
export const warrantyTexts = {
  action: 'Garantie ab Rechnung',
  title: (creditor: string) => `Garantie von ${creditor}`,
  basis: 'Worauf beruht die Garantie?',
  choice: (basis: string, years: string | undefined) => (years === undefined ? basis : `${basis}: ${years}`),
  proposed: {
    work: 'Vorgeschlagen, weil die Rechnung zu einem Betrieb oder einer Renovation gehört.',
    built_in: 'Vorgeschlagen, weil die Rechnung zu einem Bauteil gehört, aber zu keinem Betrieb.',
    movable: 'Vorgeschlagen, weil die Rechnung zu nichts im Haus gehört.',
    agreed: '',
  },
  law: (article: string) => `${article}, wenn nichts anderes vereinbart ist.`,
  agreed: 'Wie lange, steht im Vertrag oder im Garantieschein.',
  years: 'Dauer',
  unit: 'Jahre',
  wrongYears: 'Bitte ganze Jahre, 1 bis 50.',
  from: 'Beginnt am',
  fromHint:
    'Nach Gesetz beginnt sie mit der Übergabe oder der Abnahme. Wissen Sie den Tag nicht, nehmen Sie den der Rechnung.',
  wrongDay: 'Bitte ein Datum angeben.',
  /** With the reminders that still lie ahead. */
  ends: (on: string, left: number) =>
    left < 0
      ? `Sie ist am ${on} abgelaufen.`
      : `Sie endet am ${on}.${left < 14 ? '' : ` Sie werden ${left < 60 ? '' : '60 und '}14 Tage vorher erinnert.`}`,
  save: 'Garantie speichern',
  saved: (on: string) => `Garantie bis ${on} erfasst.`,
  ended: 'Garantie entfernt.',
  heading: 'Garantie',
  until: (on: string) => `bis ${on}`,
  over: (on: string) => `am ${on} abgelaufen`,
  change: 'Garantie ändern',
  remove: 'Garantie entfernen',
  ofComponent: 'Garantien',
} as const
