import { count } from '#device/text/format.ts'

/** Every word about asking for quotes, for whoever asks. */
export const quoteRequestsTexts = {
  card: {
    title: 'Angefragte Betriebe',
    list: 'Offertanfragen',
    ask: 'Offerten anfragen',
    none: 'Fragen Sie Betriebe aus Ihrem Adressbuch an: Jeder bekommt eine eigene E-Mail und antwortet über einen Link, ohne Konto. Die Antwort steht danach im Vergleich.',
    noneReader: 'Für diese Renovation ist noch niemand angefragt.',
    ownersOnly: 'Offerten anfragen können die Eigentümerinnen und Eigentümer.',
    failed: 'Die Offertanfragen konnten nicht geladen werden.',
    offline: 'Die Offertanfragen sehen Sie, sobald Sie wieder online sind.',
    retry: 'Erneut versuchen',
  },
  row: {
    by: (day: string) => `Antwort gewünscht bis ${day}`,
    late: (day: string) => `Antwort war bis ${day} gewünscht`,
    sent: (day: string) => `gesendet am ${day}`,
    opened: (day: string) => `geöffnet am ${day}`,
    reminded: (day: string) => `erinnert am ${day}`,
    answered: (day: string) => `Offerte am ${day} über den Link erhalten`,
    declined: (day: string) => `abgesagt am ${day}`,
    starts: (day: string) => `könnte ab ${day} beginnen`,
    said: (message: string) => `«${message}»`,
    papers: (some: number) => count(some, 'Datei geschickt', 'Dateien geschickt'),
    asks: (text: string) => `fragt: «${text}»`,
    reply: 'Antworten',
    replyTo: (company: string) => `${company} per E-Mail antworten`,
    remind: 'Erinnern',
    remindOf: (company: string) => `${company} erinnern`,
    withdraw: 'Zurückziehen',
    withdrawOf: (company: string) => `Anfrage an ${company} zurückziehen`,
  },
  remind: {
    title: (company: string) => `${company} erinnern?`,
    text: (email: string) =>
      `Eine E-Mail geht sofort an ${email} und lässt sich nicht zurückholen. Mehr als eine Erinnerung ist nicht möglich.`,
    save: 'Erinnerung senden',
    done: (company: string) => `Erinnerung an ${company} gesendet.`,
  },
  withdraw: {
    title: (company: string) => `Anfrage an ${company} zurückziehen?`,
    text: (email: string) =>
      `Der Link in der E-Mail an ${email} öffnet danach nichts mehr. Die E-Mail selbst lässt sich nicht zurückholen, und es geht keine Absage hinaus.`,
    save: 'Zurückziehen',
    done: 'Die Anfrage ist zurückgezogen.',
  },
  conflict: 'Eben hat sich etwas geändert. Schliessen Sie und sehen Sie nach, was jetzt gilt.',
  sheet: {
    title: 'Offerten anfragen',
    of: (project: string) => `Für «${project}»`,
    firms: 'Wen fragen Sie an?',
    firmsHint: 'Zwei bis drei Offerten genügen meist. Höchstens fünf auf einmal.',
    waiting: 'schon angefragt, wartet auf Antwort',
    noEmail: 'ohne E-Mail-Adresse',
    nobody: 'In Ihrem Adressbuch hat noch niemand eine E-Mail-Adresse. Erfassen Sie zuerst einen Betrieb.',
    toBook: 'Zu den Handwerkern',
    badFirms: 'Bitte wählen Sie ein bis fünf Betriebe.',
    scope: 'Was soll gemacht werden?',
    scopeHint: 'Je genauer, desto vergleichbarer: Masse, Material, was bleibt, was wegkommt, wann es passt.',
    badScope: 'Bitte beschreiben Sie, was gemacht werden soll.',
    answerBy: 'Antwort gewünscht bis',
    badDay: 'Bitte ein Datum in den nächsten sechs Monaten.',
    papers: 'Unterlagen beilegen',
    papersExample: 'Plan, Foto oder alte Offerte',
    dropPaper: (name: string) => `${name} nicht beilegen`,
    badPapers: 'Höchstens zwanzig Unterlagen.',
    note: 'Jeder Betrieb bekommt sofort eine eigene E-Mail; das lässt sich nicht zurückholen. Er sieht Ihren Namen, den Namen und den Ort der Immobilie, diesen Text und die beigelegten Unterlagen. Wen Sie sonst anfragen und Ihre Beträge sieht er nicht.',
    save: 'Anfragen senden',
    sent: (firms: number) => `${count(firms, 'Anfrage', 'Anfragen')} gesendet.`,
  },
  page: {
    title: 'Offerten anfragen',
    sentence: (waiting: number): string =>
      waiting === 0
        ? 'Handwerker aus Ihrem Adressbuch um Offerten bitten.'
        : `${count(waiting, 'Anfrage wartet', 'Anfragen warten')} auf Antwort.`,
    promise:
      'Hauswart vermittelt keine Betriebe, führt kein Verzeichnis und verkauft keine Anfragen. Sie fragen an, wen Sie kennen oder wer Ihnen empfohlen wurde.',
    running: 'Laufende Anfragen',
    runningNone: 'Im Moment wartet keine Anfrage auf Antwort.',
    runningList: 'Laufende Offertanfragen',
    ask: {
      title: 'Neue Anfrage',
      sentence: 'Wählen Sie die Renovation, dann wen Sie anfragen und was gemacht werden soll.',
      project: 'Für welche Renovation?',
      missing: 'Bitte wählen Sie eine Renovation.',
      next: 'Weiter',
      noProject: 'Eine Anfrage gehört zu einer Renovation. Erfassen Sie zuerst, was Sie vorhaben.',
      newProject: 'Renovation erfassen',
    },
    checks: {
      title: 'Ist der Betrieb seriös?',
      sentence: 'Sieben Fragen, bevor Sie unterschreiben.',
      source: (words: string) => `Quelle: ${words}`,
      list: [
        {
          what: 'Gibt es die Firma?',
          how: 'Name, Sitz und Zweck stehen im Handelsregister; kleine Betriebe finden Sie im UID-Register.',
          source: 'Zentraler Firmenindex des Bundes (Zefix); UID-Register des Bundesamts für Statistik',
        },
        {
          what: 'Ist sie versichert?',
          how: 'Lassen Sie sich den Nachweis der Betriebshaftpflicht zeigen, mit Summe und Datum.',
          source: 'der Versicherungsnachweis, den der Betrieb Ihnen gibt',
        },
        {
          what: 'Darf sie das?',
          how: 'Elektroinstallationen darf nur ausführen, wer eine Bewilligung hat.',
          source: 'Niederspannungs-Installationsverordnung (NIV, SR 734.27); Verzeichnis des ESTI',
        },
        {
          what: 'Wer war zufrieden?',
          how: 'Fragen Sie nach zwei ähnlichen Arbeiten aus den letzten zwei Jahren und rufen Sie dort an.',
          source: 'die Auskunft der früheren Kundschaft',
        },
        {
          what: 'Steht alles in der Offerte?',
          how: 'Schriftlich, mit Positionen, Mengen, MWST, Gültigkeit und Beginn. Was nicht darin steht, kostet später.',
          source: 'Faustregel aus der Praxis',
        },
        {
          what: 'Wie viel im Voraus?',
          how: 'Nie mehr als ein Drittel, und nur gegen Beleg. Danach zahlen Sie nach Fortschritt, den Rest nach der Abnahme.',
          source:
            'Faustregel aus der Praxis; Abschlagszahlungen nach Fortschritt kennt auch die Norm SIA 118',
        },
        {
          what: 'Werden Sie gedrängt?',
          how: 'Wer nur heute so günstig ist oder unangemeldet vor der Tür steht, ist keine Eile wert. Holen Sie eine zweite Offerte.',
          source: 'Faustregel aus der Praxis',
        },
      ],
    },
    noHouse: {
      title: 'Zuerst Ihre Immobilie',
      text: 'Anfragen gehören zu einem Haus oder einer Wohnung. Erfassen Sie zuerst Ihre Immobilie.',
      action: 'Immobilie erfassen',
    },
    failed: {
      title: 'Ihre Immobilien konnten nicht geladen werden.',
      text: 'Was Sie erfasst haben, ist sicher.',
      offline: 'Keine Verbindung, und auf diesem Gerät ist noch keine Kopie.',
      again: 'Erneut versuchen',
      code: (code: string) => `Code ${code}`,
    },
  },
} as const
