/** What every form says when it could not be sent, or not be kept on the device. */
export const savingTexts = {
  unreachable:
    'Nicht gespeichert: keine Verbindung. Ihre Eingaben bleiben hier stehen. Versuchen Sie es erneut, sobald Sie online sind.',
  offline: 'Nur online möglich. Ihre Eingaben bleiben hier stehen.',
  onlineOnly: 'Nur online möglich',
  refused: (message: string) => `Nicht gespeichert: ${message}`,
  saved: 'Gespeichert.',
  keptHere: 'Auf diesem Gerät gespeichert. Wird gesendet, sobald Sie online sind.',
  waits:
    'Was Sie zuvor geändert haben, wartet noch auf die Verbindung. Versuchen Sie es erneut, sobald es gesendet ist.',
  notKept: {
    full: 'Der Speicher dieses Geräts ist voll. Ihre Angaben stehen noch hier: Schaffen Sie Platz und versuchen Sie es erneut.',
    storage:
      'Dieser Browser lässt uns nichts auf dem Gerät ablegen. Ihre Angaben stehen noch hier. Ein privates Fenster kann der Grund sein.',
    'signed-out':
      'Sie sind abgemeldet. Ihre Angaben stehen noch hier: Melden Sie sich in einem anderen Fenster an.',
    act: 'Nicht gespeichert: Auf diesem Gerät ist kein Platz. Bitte versuchen Sie es erneut.',
  },
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
