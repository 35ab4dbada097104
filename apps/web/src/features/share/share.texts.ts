/** Every word about what another app shared with us. */
export const shareTexts = {
  title: 'Geteilte Inhalte',
  sentence: (pictures: number, papers: number) => {
    if (papers > 0)
      return pictures + papers === 1
        ? 'Diese Datei kommt zu Ihren Unterlagen.'
        : `Diese ${pictures + papers} Dateien kommen zu Ihren Unterlagen.`
    if (pictures === 0) return 'Wofür ist dieser Text?'
    return pictures === 1 ? 'Wofür ist dieses Bild?' : `Wofür sind diese ${pictures} Bilder?`
  },
  preparing: 'Was Sie geteilt haben, wird vorbereitet.',
  picture: (name: string) => `Geteiltes Bild ${name}`,
  leaveOut: (name: string) => `${name} weglassen`,
  target: 'Ablegen als',
  newTodo: 'Neues To-do',
  oldTodo: 'Bestehendes To-do',
  paper: (count: number) => (count === 1 ? 'Unterlage' : 'Unterlagen'),
  todoTitle: 'Was ist zu tun?',
  todoTitleMissing: 'Bitte ausfüllen.',
  todo: 'To-do',
  todoMissing: 'Bitte wählen Sie ein To-do.',
  note: 'Notiz',
  noteTooLong: {
    todo: 'Zusammen mit der bisherigen Notiz sind höchstens 5000 Zeichen möglich.',
    paper: 'Höchstens 2000 Zeichen.',
  },
  noTodos: 'In diesem Haus gibt es noch kein offenes To-do.',
  house: (name: string) => `Immobilie: ${name}`,
  save: 'Speichern',
  discard: 'Nicht ablegen',
  discardQuestion: 'Geteilte Inhalte nicht ablegen?',
  discardText:
    'Dateien und Text werden aus Hauswart entfernt. In der App, aus der Sie geteilt haben, bleiben sie.',
  discardConfirm: 'Nicht ablegen',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert. Auf diesem Gerät ist kein Platz oder kein Speicher erlaubt.',
  lost: 'Was Sie geteilt haben, konnte auf diesem Gerät nicht gespeichert werden. Bitte teilen Sie es nochmals.',
  unusable: (names: string) =>
    `Nicht möglich: ${names}. Ihr Browser kann das Bild nicht lesen, oder es ist grösser als 20 MB.`,
  readerOnly:
    'Sie haben bei dieser Immobilie Leserecht und können nichts ablegen. Was Sie geteilt haben, bleibt hier, bis Sie eine andere Immobilie wählen.',
  noHouse: 'Erfassen Sie zuerst eine Immobilie. Was Sie geteilt haben, bleibt so lange hier.',
  createHouse: 'Immobilie erfassen',
  emptyTitle: 'Nichts geteilt',
  emptyText:
    'Teilen Sie ein Foto, ein PDF oder einen Text aus einer anderen App mit Hauswart, dann fragt diese Seite, wofür. Dafür muss Hauswart auf dem Startbildschirm installiert sein.',
  toTodos: 'Zu den To-dos',
} as const
