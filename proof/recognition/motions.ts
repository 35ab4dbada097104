type Motion = {
  readonly title: string
  readonly text: (sum: string) => string
  readonly subject: string
  readonly part: string
}

/** What owners of flats vote on. */
export const motions: readonly Motion[] = [
  {
    title: 'Sanierung Tiefgarage',
    text: (sum) => `Die Betonabplatzungen werden für ${sum} instand gestellt.`,
    subject: 'Betonabplatzungen',
    part: 'tiefgarage',
  },
  {
    title: 'Veloständer',
    text: (sum) => `Ein überdachter Veloständer kostet ${sum}.`,
    subject: 'Veloständer',
    part: 'ständer',
  },
  {
    title: 'Hauswartung',
    text: (sum) => `Der Vertrag mit dem Hauswart wird für ${sum} im Jahr verlängert.`,
    subject: 'Hauswartung',
    part: 'vertrag',
  },
  {
    title: 'Balkonverglasung Familie im 3. Stock',
    text: (sum) => `Die Rückstellung beträgt ${sum}.`,
    subject: 'Balkonverglasung',
    part: 'verglasung',
  },
  {
    title: 'Ladeinfrastruktur',
    text: (sum) => `Die Grundinstallation für Elektroautos wird auf ${sum} geschätzt.`,
    subject: 'Ladeinfrastruktur',
    part: 'elektroauto',
  },
  {
    title: 'Spielplatz',
    text: (sum) => `Rutschbahn und Sandkasten werden für ${sum} erneuert.`,
    subject: 'Rutschbahn',
    part: 'sandkasten',
  },
  {
    title: 'Fassadenreinigung',
    text: (sum) => `Der Algenbefall an der Nordfassade wird für ${sum} entfernt.`,
    subject: 'Algenbefall',
    part: 'nordfassade',
  },
  {
    title: 'Liftmodernisierung',
    text: (sum) => `Die Steuerung wird für ${sum} ausgewechselt.`,
    subject: 'Liftmodernisierung',
    part: 'steuerung',
  },
  {
    title: 'Verteilschlüssel Heizkosten',
    text: (sum) => `Neue Funkzähler werden für ${sum} beschafft.`,
    subject: 'Verteilschlüssel',
    part: 'funkzähler',
  },
  {
    title: 'Taubenabwehr',
    text: (sum) => `Netze im Lichthof kosten ${sum}.`,
    subject: 'Taubenabwehr',
    part: 'tauben',
  },
]
