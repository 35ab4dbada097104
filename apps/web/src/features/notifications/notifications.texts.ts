/** Every word of the messages. Their titles and texts come from the server, in German. */
export const notificationsTexts = {
  bell: (unread: number) =>
    unread === 0
      ? 'Benachrichtigungen'
      : unread === 1
        ? 'Benachrichtigungen, 1 ungelesen'
        : `Benachrichtigungen, ${unread} ungelesen`,
  title: 'Benachrichtigungen',
  sentence: (unread: number) =>
    unread === 0
      ? 'Sie haben alles gelesen.'
      : unread === 1
        ? 'Eine Nachricht ist noch ungelesen.'
        : `${unread} Nachrichten sind noch ungelesen.`,
  unread: 'Ungelesen',
  markReadOf: (title: string) => `«${title}» als gelesen markieren`,
  markAllRead: 'Alle als gelesen markieren',
  more: 'Ältere laden',
  emptyTitle: 'Hier meldet sich Ihr Haus',
  emptyText:
    'Sobald etwas Ihre Aufmerksamkeit braucht, steht es hier: ein To-do, das fällig wird, ein Termin von morgen, eine Unterlage, die abläuft.',
  emptyAction: 'Zur Übersicht',
  failedTitle: 'Die Benachrichtigungen konnten nicht geladen werden',
  failedText: 'Ihre Daten sind sicher. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  notMarked: 'Nicht als gelesen markiert: keine Verbindung. Bitte versuchen Sie es später.',
  offlineNone: 'Offline sind auf diesem Gerät noch keine Benachrichtigungen gespeichert.',
  offline: 'Offline – Sie sehen die Benachrichtigungen vom letzten Besuch.',
} as const
