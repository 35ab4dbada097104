/** What every form that is sent online says when it could not be. */
export const savingTexts = {
  unreachable:
    'Nicht gespeichert: keine Verbindung. Ihre Eingaben bleiben hier stehen. Versuchen Sie es erneut, sobald Sie online sind.',
  offline: 'Nur online möglich. Ihre Eingaben bleiben hier stehen.',
  onlineOnly: 'Nur online möglich',
  refused: (message: string) => `Nicht gespeichert: ${message}`,
  saved: 'Gespeichert.',
  conflict: {
    title: 'Zwischenzeitlich geändert',
    text: 'Jemand hat diesen Eintrag geändert, während Sie daran arbeiteten. Wählen Sie, was gelten soll.',
    mine: 'Meine Version',
    theirs: 'Andere Version',
    allMine: 'Überall meine',
    allTheirs: 'Überall die andere',
    save: 'So speichern',
  },
} as const
