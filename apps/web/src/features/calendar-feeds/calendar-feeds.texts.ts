/** Every word about calendars that subscribe to a house. */
export const calendarFeedsTexts = {
  open: 'Kalender abonnieren',
  title: 'Kalender-Abo',
  intro:
    'Ihr Kalender holt sich die Tage dieser Immobilie selbst, auf dem Telefon und am Computer. Was Sie hier ändern, erscheint dort nach einer Weile von selbst.',
  contents: 'Was soll im Kalender stehen?',
  contentHints: {
    appointments: 'Titel, Zeit und Ort',
    todos: 'offene To-dos mit Datum und was wiederkehrt',
    deadlines: 'Unterlagen, die ablaufen',
  },
  noContents: 'Bitte wählen Sie mindestens eines.',
  note: 'Wer die Adresse kennt, sieht diese Einträge ohne Anmeldung. Notizen, Beträge und Unterlagen sind nie dabei. Sie können das Abo jederzeit beenden; was ein Kalender schon geholt hat, bleibt dort.',
  start: 'Adresse erstellen',
  save: 'Auswahl speichern',
  saved: 'Gespeichert.',
  failed: 'Das Kalender-Abo konnte nicht geladen werden.',
  offline: 'Das Kalender-Abo sehen Sie, sobald Sie wieder online sind.',
  retry: 'Erneut versuchen',
  fetched: 'Zuletzt abgeholt',
  never: 'noch nie',
  since: 'Adresse erstellt',
  renew: 'Neue Adresse',
  renewQuestion: 'Neue Adresse erstellen?',
  renewText:
    'Die bisherige Adresse gilt danach nicht mehr. Kalender, die sie benutzen, erhalten nichts Neues, bis Sie dort die neue eintragen.',
  end: 'Beenden',
  endQuestion: 'Kalender-Abo beenden?',
  endText:
    'Die Adresse gilt danach nicht mehr. Was ein Kalender schon geholt hat, bleibt dort, bis Sie es dort löschen.',
  isEnded: 'Das Kalender-Abo ist beendet.',
  conflict:
    'Sie haben das Abo eben auf einem anderen Gerät geändert. Schliessen Sie und sehen Sie nach, was jetzt gilt.',
  made: {
    title: 'Ihre Kalender-Adresse',
    text: 'Sie wird nur jetzt gezeigt: Das Geheimnis darin kennt ausser Ihnen niemand, auch wir nicht. Für ein weiteres Gerät erstellen Sie später eine neue.',
    address: 'Adresse',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert.',
    copyFailed: 'Die Adresse liess sich nicht kopieren. Markieren Sie sie und kopieren Sie sie von Hand.',
    done: 'Fertig',
    where: 'Wo ist Ihr Kalender?',
    apps: { apple: 'iPhone, Mac', google: 'Google', outlook: 'Outlook' },
    openApple: 'In Apple Kalender öffnen',
    steps: {
      apple: [
        'Tippen Sie auf «In Apple Kalender öffnen» und bestätigen Sie mit «Abonnieren».',
        'Geht das nicht: Öffnen Sie auf dem iPhone Einstellungen, Apps, Kalender, Kalenderaccounts, Account hinzufügen, Andere, Kalenderabo hinzufügen.',
        'Setzen Sie die kopierte Adresse ein und sichern Sie.',
      ],
      google: [
        'Öffnen Sie calendar.google.com an einem Computer; in der App auf dem Telefon geht es nicht.',
        'Klicken Sie links bei «Weitere Kalender» auf das Plus und dann auf «Per URL».',
        'Setzen Sie die kopierte Adresse ein und klicken Sie auf «Kalender hinzufügen». Google holt Neues ein- bis zweimal am Tag.',
      ],
      outlook: [
        'Öffnen Sie outlook.com oder Outlook am Computer und gehen Sie zum Kalender.',
        'Wählen Sie «Kalender hinzufügen» und dann «Aus dem Internet abonnieren».',
        'Setzen Sie die kopierte Adresse ein, geben Sie einen Namen und klicken Sie auf «Importieren».',
      ],
    },
  },
} as const
