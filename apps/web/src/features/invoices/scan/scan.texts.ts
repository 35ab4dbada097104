/** Every word of reading a bill from its code. */
export const scanTexts = {
  title: 'Woher kommt die Rechnung?',
  sentence:
    'Aus dem QR-Code des Zahlteils liest Hauswart Empfänger, IBAN, Betrag und Frist auf diesem Gerät.',
  camera: 'Code scannen',
  file: 'Foto oder PDF',
  paste: 'Text des Codes einfügen',
  reading: 'Der Code wird gelesen …',
  code: 'Text aus dem QR-Code',
  codeHint: 'Der Text beginnt mit «SPC».',
  read: 'Aus der QR-Rechnung gelesen. Bitte vergleichen Sie die Angaben mit dem Papier.',
  noAmount: 'Auf der QR-Rechnung steht kein Betrag. Bitte geben Sie ihn ein.',
  noCode:
    'In dieser Datei ist kein Code einer QR-Rechnung zu sehen. Bitte tragen Sie die Angaben von Hand ein. Legen Sie sie zuerst unter «Meine Unterlagen» ab, liest Hauswart sie dort und schlägt sie vor.',
  noCodeButWords:
    'Auf dieser Unterlage ist kein Code einer QR-Rechnung zu sehen. Was im Text gelesen wurde, steht in den Feldern, mit der Stelle darunter. Bitte vergleichen Sie es mit dem Papier.',
  noCodeNoWords:
    'Auf dieser Unterlage ist kein Code einer QR-Rechnung zu sehen, und im Text steht nichts Sicheres. Bitte tragen Sie die Angaben von Hand ein.',
  beingRead:
    'Auf dieser Unterlage ist kein Code einer QR-Rechnung zu sehen. Ihr Text wird noch gelesen: Öffnen Sie sie in einer Minute noch einmal, oder tragen Sie die Angaben von Hand ein.',
  mark: {
    read: 'Gelesen',
    place: (page: number, quote: string, reason: string) =>
      quote === '' ? `Seite ${page}, ${reason}` : `Seite ${page}: «${quote}», ${reason}`,
  },
  unreadable: 'Diese Datei kann Ihr Browser nicht lesen. Bitte wählen Sie ein Foto oder ein PDF.',
  noReader:
    'Was Codes liest, ist noch nicht auf diesem Gerät. Sobald Sie einmal mit Verbindung hier waren, geht es auch ohne. Die Angaben können Sie von Hand eintragen.',
  away: 'Diese Unterlage ist nicht auf diesem Gerät. Bitte tragen Sie die Angaben von Hand ein.',
  tooLarge: 'Die Datei ist zu gross. Möglich sind 50 MB.',
  kept: (name: string) => `«${name}» wird als Unterlage abgelegt und gehört dann zu dieser Rechnung.`,
  stillName: 'Bild der Kamera.jpg',
  drop: 'Nicht ablegen',
  paperTitle: (creditor: string) => `Rechnung ${creditor}`,
  cameraDialog: {
    title: 'Code scannen',
    hint: 'Halten Sie die Kamera über den QR-Code mit dem Schweizer Kreuz.',
    picture: 'Bild der Kamera',
    light: 'Licht',
    cancel: 'Abbrechen',
    starting: 'Die Kamera wird geöffnet …',
    refused:
      'Der Browser gibt die Kamera nicht frei. Erlauben Sie sie in den Einstellungen der Seite, oder wählen Sie ein Foto.',
    none: 'Hier gibt es keine Kamera. Wählen Sie ein Foto oder ein PDF.',
  },
} as const
