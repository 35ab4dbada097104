/** Every word of the frame around the signed-in pages. Names of areas are in `house/paths/navigation.ts`. */
export const shellTexts = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  account: 'Konto',
  house: {
    another: ', andere Immobilie wählen',
    menu: 'Immobilie wählen',
    none: 'Noch keine Immobilie',
    create: 'Immobilie erfassen',
    draft: 'Entwurf',
    loading: 'Immobilie wird geladen',
    failed: 'Immobilien nicht geladen',
    retry: 'Erneut versuchen',
    unnamed: 'Immobilie ohne Namen',
  },
  more: 'Mehr',
  moreTitle: 'Alles im Überblick',
  search: 'Suchen',
  create: 'Erfassen',
  createTitle: 'Was möchten Sie erfassen?',
  openTodos: 'offene To-dos',
  dueComponents: 'fällige Bauteile',
  /** Contains the initials, because they are what is seen. */
  menu: (name: string, initials: string) => `${initials}, Konto von ${name}`,
  signOut: 'Abmelden',
  leave: {
    title: 'Wirklich abmelden?',
    copy: 'Abmelden löscht die lokale Kopie Ihrer Daten auf diesem Gerät.',
    waiting: (count: number) =>
      count === 1 ? '1 Eintrag ist noch nicht gesendet.' : `${count} Einträge sind noch nicht gesendet.`,
    kept: 'Nicht gesendete Einträge bleiben auf diesem Gerät und werden gesendet, sobald Sie sich hier wieder anmelden.',
    refused: 'Was abgelehnt wurde, müssen Sie zuerst in der Liste der wartenden Einträge klären.',
    offline: 'Sie sind offline. Anmelden können Sie sich erst wieder mit Verbindung.',
    sendFirst: 'Zuerst senden',
    sending: 'Wird gesendet. Danach werden Sie abgemeldet.',
    anyway: 'Trotzdem abmelden',
    cancel: 'Abbrechen',
  },
  steps: {
    later: 'Später fortsetzen',
    progress: (step: number, all: number) => `Schritt ${step} von ${all}`,
  },
} as const
