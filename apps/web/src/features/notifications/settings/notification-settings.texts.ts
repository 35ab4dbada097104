/** Every word of the settings of messages. */
export const notificationSettingsTexts = {
  title: 'Benachrichtigungen',
  sentence: 'Im Hauswart sehen Sie immer alles. Hier bestimmen Sie, was Sie auch ausserhalb erreicht.',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  offline: 'Die Einstellungen der Benachrichtigungen gibt es nur online.',
  offlineKept: 'Offline – ändern können Sie das wieder mit Verbindung.',
  retry: 'Erneut versuchen',
  saved: 'Gespeichert.',
  notSaved: 'Nicht gespeichert. Bitte versuchen Sie es erneut.',
  digest: {
    label: 'Zusammenfassung per E-Mail',
    daily: 'Täglich',
    weekly: 'Wöchentlich',
    off: 'Aus',
    hints: {
      daily: 'Eine E-Mail am Tag, nur wenn etwas ansteht. Was andere tun, schreiben wir gleich.',
      weekly: 'Eine E-Mail am Montag, nur wenn etwas ansteht. Was andere tun, schreiben wir gleich.',
      off: 'Es kommen keine E-Mails, ausser zu Rügefristen und zur Sicherheit Ihres Kontos. Alles andere sehen Sie nur im Hauswart.',
    },
    hour: 'Um',
  },
  quiet: {
    title: 'Ruhezeit',
    from: 'Von',
    to: 'Bis',
    hint: 'In dieser Zeit bleiben Ihre Geräte still. Was in der Nacht war, kommt am Morgen.',
    none: 'Keine Ruhezeit: Meldungen kommen zu jeder Stunde.',
  },
  appointments: {
    title: 'Vor Terminen',
    hint: 'So werden Sie erinnert, wenn der Termin nichts anderes sagt. Ganze Tage kommen am Vortag oder eine Woche vorher.',
    none: 'Keine Erinnerung, ausser der Termin sagt es selbst.',
  },
  hour: (hour: number) => `${hour}.00 Uhr`,
  groups: {
    labels: {
      reminders: 'Fristen und Erinnerungen',
      people: 'Personen und Zugriff',
      files: 'Bilder und Unterlagen',
      security: 'Sicherheit Ihres Kontos',
    },
    mail: {
      title: 'Was als E-Mail kommt',
      hints: {
        reminders: 'In der Zusammenfassung: was ansteht und fällig wird. Rügefristen kommen immer.',
        people: 'Gleich: Antworten von Firmen und Gästen, wer dazukommt oder geht, was Sie selbst dürfen',
        files: 'Gleich: was beim Hochladen nicht angenommen wurde',
        security: 'Neue Anmeldungen und Änderungen am Passwort. Kommt immer, zu Ihrem Schutz.',
      },
    },
    push: {
      title: 'Was als Meldung auf Ihre Geräte kommt',
      hints: {
        reminders: 'Termine sowie To-dos und Unterhalt am Tag selbst. Rügefristen kommen immer.',
        people: 'Antworten von Firmen und Gästen, wer dazukommt oder geht, was Sie selbst dürfen',
        files: 'Was beim Hochladen nicht angenommen wurde',
        security: 'Neue Anmeldungen und Änderungen am Passwort. Kommt immer, zu Ihrem Schutz.',
      },
    },
  },
  device: {
    title: 'Meldungen auf diesem Gerät',
    states: {
      on: 'Dieses Gerät meldet sich, auch wenn der Hauswart nicht offen ist. In der Meldung steht nur, dass es etwas Neues gibt.',
      off: 'Dieses Gerät kann sich melden, auch wenn der Hauswart nicht offen ist. In der Meldung steht nur, dass es etwas Neues gibt.',
      denied:
        'Ihr Browser erlaubt dem Hauswart keine Meldungen. Das ändern Sie in den Einstellungen des Browsers.',
      unable:
        'Dieser Browser kann keine Meldungen zeigen. Auf iPhone und iPad geht es, sobald Sie den Hauswart als App installiert haben.',
      unset: 'Meldungen auf Geräten sind hier nicht eingerichtet.',
    },
    isOn: 'Eingeschaltet',
    switchOn: 'Einschalten',
    switchOff: 'Ausschalten',
    test: 'Test senden',
    testSent: 'Die Testmeldung ist unterwegs.',
  },
} as const
