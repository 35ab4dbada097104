/** Every word of the error pages. */
export const errorsTexts = {
  notFound: {
    title: 'Diese Seite konnte nicht gefunden werden',
    text: 'Die Adresse ist nicht ganz richtig, oder es gibt die Seite nicht mehr. Ihre Daten sind davon nicht betroffen.',
    coming: (area: string) =>
      `Der Bereich «${area}» ist noch nicht gebaut. Er folgt in einer späteren Version.`,
    perhaps: 'Meinten Sie vielleicht:',
    ways: 'Oder gehen Sie hierhin:',
  },
  failed: {
    title: 'Das hat leider nicht geklappt',
    text: 'Beim Anzeigen dieser Seite ist ein Fehler aufgetreten. Was Sie gespeichert haben, ist sicher.',
    todo: 'Versuchen Sie es erneut. Bleibt der Fehler, melden Sie uns bitte die Fehlernummer.',
  },
  notLoaded: {
    title: 'Ein Teil der App fehlt',
    text: 'Vermutlich wurde Hauswart gerade erneuert. Was Sie gespeichert haben, ist sicher.',
    todo: 'Laden Sie die Seite in einer Minute neu.',
  },
  offline: {
    title: 'Diese Seite ist offline noch nicht da',
    text: 'Sie sind offline, und dieser Teil der App liegt noch nicht auf Ihrem Gerät. Was Sie gespeichert haben, ist sicher.',
    todo: 'Sobald Sie wieder Verbindung haben, öffnet sich die Seite.',
  },
  waiting: (count: number) =>
    count === 1
      ? '1 Eintrag wartet auf diesem Gerät und wird gesendet, sobald es geht.'
      : `${count} Einträge warten auf diesem Gerät und werden gesendet, sobald es geht.`,
  id: (id: string) => `Fehlernummer ${id}`,
  retry: 'Erneut versuchen',
  technical: 'Technische Angaben',
  facts: { status: 'Status', message: 'Meldung', path: 'Adresse', time: 'Zeit', id: 'Fehlernummer' },
  toDashboard: 'Zur Übersicht',
  toHome: 'Zur Startseite',
  withoutScript: 'Diese Seite gibt es nicht, oder sie braucht JavaScript.',
  lastTitle: 'Fehler',
  last: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.',
} as const
