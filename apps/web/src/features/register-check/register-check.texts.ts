import { count } from '#device/text/format.ts'

export const registerCheckTexts = {
  open: 'Mit Register abgleichen',
  title: 'Mit dem Register abgleichen',
  loading: 'Das Register wird gefragt',
  sentence: (differences: number) =>
    `${count(differences, 'Angabe unterscheidet', 'Angaben unterscheiden')} sich. Wählen Sie für jede, was gelten soll.`,
  own: 'Bei Ihnen',
  registered: 'Im Register',
  none: 'nicht erfasst',
  keep: 'behalten',
  take: 'übernehmen',
  takeAll: 'Überall übernehmen',
  keepAll: 'Überall behalten',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  save: (facts: number) => `${count(facts, 'Angabe', 'Angaben')} übernehmen`,
  saved: (facts: number) => `${count(facts, 'Angabe', 'Angaben')} aus dem Register übernommen.`,
  keepEverything: 'Alles behalten',
  source: 'Quelle: Eidgenössisches Gebäude- und Wohnungsregister (GWR)',
  same: {
    title: 'Alles stimmt überein',
    text: 'Was das Register von diesem Gebäude weiss, steht genauso in Ihrer Akte.',
  },
  unknown: {
    title: 'Nicht im Register gefunden',
    byNumber: (egid: number) =>
      `Unter der EGID ${egid} führt das Register kein Gebäude. Prüfen Sie die Nummer in den Stammdaten.`,
    byAddress: (address: string) =>
      `An der Adresse «${address}» haben wir kein Gebäude gefunden. Prüfen Sie die Schreibweise, oder tragen Sie die EGID in den Stammdaten ein.`,
  },
  failed: 'Das Register konnte nicht gefragt werden. An Ihrer Akte hat sich nichts geändert.',
  offline: 'Nur online möglich: Für den Abgleich braucht es eine Verbindung.',
  retry: 'Erneut versuchen',
  rows: {
    street: 'Strasse und Hausnummer',
    zip: 'PLZ und Ort',
    east: 'Lage (Landeskoordinaten)',
  } as Readonly<Record<string, string>>,
} as const
