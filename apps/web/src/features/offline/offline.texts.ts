const entries = (count: number): string => (count === 1 ? '1 Eintrag' : `${count} Einträge`)

/** Every word about connection, queue and local data. */
export const offlineTexts = {
  saved: 'Online · alles gespeichert',
  sending: (count: number) => `Online · ${entries(count)} ${count === 1 ? 'wird' : 'werden'} gesendet`,
  waiting: (count: number) =>
    `Offline – ${entries(count)} ${count === 1 ? 'wartet' : 'warten'} auf Verbindung`,
  stored: (at: string | undefined) =>
    at === undefined
      ? 'Offline – Sie sehen gespeicherte Daten'
      : `Offline – Sie sehen gespeicherte Daten vom ${at}`,
  needsYou: (count: number) => (count === 1 ? '1 Eintrag braucht Sie' : `${entries(count)} brauchen Sie`),
  backOnline: 'Wieder online',
  openQueue: 'Warteschlange öffnen',
  noQueue: 'Die Warteschlange kann gerade nicht gezeigt werden. Was wartet, ist sicher.',

  queue: 'Warteschlange',
  empty: 'Alles ist gespeichert.',
  emptyText: 'Was Sie ohne Verbindung erfassen, wartet hier und wird gesendet, sobald Sie online sind.',
  refusedTitle: 'Braucht Sie',
  refusedText:
    'Diese Einträge hat der Server nicht angenommen. Sie sind auf diesem Gerät sicher, bis Sie entscheiden.',
  waitingTitle: 'Wartet',
  waitingText: 'Auf diesem Gerät sicher gespeichert. Sie müssen nichts tun.',
  unnamed: 'Änderung',
  confirmedAt: (at: string) => `Erfasst am ${at}`,
  waitsFor: (name: string) => `Wartet auf: ${name}`,
  waitsForLine: 'Wartet auf Verbindung',
  beingSent: 'Wird gesendet',
  lastFault: (text: string) => `Letzter Versuch: ${text}`,
  retry: 'Erneut versuchen',
  keepMine: 'Meine Fassung nehmen',
  discard: 'Verwerfen',
  discardQuestion: (name: string) => `Verwerfen: ${name}?`,
  discardText:
    'Der Eintrag wird von diesem Gerät gelöscht und nicht gesendet. Das lässt sich nicht rückgängig machen.',
  discardWith: (count: number) =>
    count === 1
      ? 'Mit ihm geht auch 1 Eintrag, der darauf aufbaut.'
      : `Mit ihm gehen auch ${count} Einträge, die darauf aufbauen.`,
  discardUnderWay: 'War er schon unterwegs, kann er trotzdem ankommen.',
  discarded: 'Verworfen',
  queueFault: 'Das hat nicht geklappt. Bitte versuchen Sie es nochmals.',

  update: 'Neue Version',
  updateText: 'Eine neue Version von Hauswart ist bereit. Nicht Gesendetes bleibt erhalten.',
  reload: 'Neu laden',

  settings: 'Offline-Daten',
  settingsText: 'Damit Sie Ihr Haus auch ohne Empfang dabei haben, liegt eine Kopie auf diesem Gerät.',
  asOf: 'Stand',
  never: 'Noch nicht vollständig geladen',
  size: 'Platz auf diesem Gerät',
  waitingCount: 'Noch nicht gesendet',
  durable: 'Vor dem Aufräumen des Browsers geschützt',
  yes: 'ja',
  no: 'nein',
  durableHint:
    'Installieren Sie Hauswart auf dem Startbildschirm, dann räumt der Browser die Kopie nicht weg.',
  refresh: 'Jetzt aktualisieren',
  refreshed: 'Die Offline-Daten sind vollständig.',
  notRefreshed: 'Nicht aktualisiert: keine Verbindung. Die bisherige Kopie bleibt.',
  forget: 'Offline-Daten löschen',
  forgetQuestion: 'Offline-Daten auf diesem Gerät löschen?',
  forgetText:
    'Ihre Daten bleiben auf dem Server. Ohne Verbindung sehen Sie danach nichts mehr, bis Sie wieder online waren. Nicht gesendete Einträge bleiben.',
  forgotten: 'Die Offline-Daten sind gelöscht.',
} as const
