import { today } from '#device/text/format.ts'

// The example is written when the page is built.
const thisYear = Number(today().slice(0, 4))

/** Every word of the pages for guests. They promise only what can be used today; the rest says «kommt». */
export const landingTexts = {
  meta: {
    title: 'Hauswart: die digitale Verwaltung für Ihr Zuhause',
    description:
      'Erfassen Sie Ihr Haus Bauteil für Bauteil und sehen Sie auf einen Blick, was in Ordnung ist und was ansteht. Für Wohneigentum in der Schweiz. Kostenlos, ohne Werbung, auch ohne Empfang.',
    siteName: 'Hauswart',
    locale: 'de_CH',
  },
  frame: {
    skip: 'Zum Inhalt',
    home: 'Hauswart, zur Startseite',
    navigation: 'Hauptnavigation',
    menu: 'Menü',
    steps: 'So funktioniert es',
    security: 'Sicherheit',
    questions: 'Fragen',
    signIn: 'Anmelden',
    start: 'Kostenlos starten',
    claim: 'Die digitale Verwaltung für Ihr Zuhause: Gebäudeverwaltung für Wohneigentum in der Schweiz.',
    promise: 'Keine Leadverkäufe, keine Werbung.',
    legal: 'Rechtliches',
    conditions: 'AGB',
    dataProtection: 'Datenschutz',
    impressum: 'Impressum',
  },
  hero: {
    title: ['Ihr Haus,', 'endlich im Griff.'],
    sentence:
      'Erfassen Sie Ihr Haus – und sehen Sie, was es in den nächsten 15 Jahren braucht, was das kostet und woher jede Zahl kommt.',
    address: 'Adresse Ihres Hauses',
    addressExample: 'Lindenweg 14, 8610 Uster',
    go: 'Haus erfassen',
    small: 'Ohne Kreditkarte · ohne Werbung · keine Leadverkäufe',
  },
  example: {
    title: 'Beispielhaus: Schnitt durch ein Einfamilienhaus, jedes Bauteil in der Farbe seines Zustands',
    caption: 'Beispielhaus',
    notes: {
      dueNow: `fällig · ${thisYear}`,
      dueNextYear: `fällig · ${thisYear + 1}`,
      inYears: (years: number) => `in ${years} Jahren`,
      goodFor: (years: number) => `gut · bis ${thisYear + years}`,
    },
  },
  benefits: {
    title: 'Was Hauswart für Sie tut',
    plan: {
      title: '15 Jahre voraus',
      text: 'Ein Investitionsplan aus Alter und Zustand jedes Bauteils, wo bekannt mit Förderung und Steuerwirkung. Jede Zahl sagt, woher sie kommt.',
    },
    todos: {
      title: 'Nichts vergessen',
      text: 'To-dos, Service und geplante Renovationen in einer Liste, geordnet nach dem, was drängt.',
    },
    cellar: {
      title: 'Auch ohne Empfang',
      text: 'Im Heizungskeller gibt es kein Netz. Lesen und To-dos erfassen können Sie trotzdem.',
    },
  },
  steps: {
    title: 'So funktioniert es',
    sentence: 'Sie brauchen keine Unterlagen, um anzufangen. Eine unvollständige Akte ist besser als keine.',
    house: {
      title: 'Haus erfassen',
      text: 'Adresse, Baujahr, Fläche: In wenigen Minuten steht die Akte. Was Sie nicht wissen, lassen Sie offen.',
      picture: 'Beispiel: Formular mit der Adresse Lindenweg 14, 8610 Uster',
      street: ['Strasse und Nummer', 'Lindenweg 14'],
      zip: ['PLZ', '8610'],
      city: ['Ort', 'Uster'],
      kinds: ['Einfamilienhaus', 'Wohnung'],
    },
    components: {
      title: 'Bauteile festhalten',
      text: 'Dach, Fenster, Heizung: Einbaujahr und Zustand genügen. Die Zeichnung Ihres Hauses wächst mit.',
      picture: 'Beispiel: Bauteil Ölheizung, Einbaujahr 1998, Zustand abgenutzt',
      name: 'Ölheizung',
      year: 'Einbaujahr 1998',
      state: 'fällig',
      conditions: ['Neuwertig', 'Gut', 'Gebraucht', 'Abgenutzt', 'Defekt'],
      chosen: 'Abgenutzt',
    },
    todos: {
      title: 'Dranbleiben',
      text: 'Was zu tun ist, steht mit Datum in einer Liste, und der Verlauf hält fest, was erledigt ist.',
      picture: 'Beispiel: Liste mit drei To-dos, eines davon erledigt',
      rows: [
        { title: 'Service vereinbaren', note: 'Ölheizung', state: 'due', pill: 'heute' },
        { title: 'Dachrinne reinigen', note: 'Dach', state: 'soon', pill: '20.11.' },
        { title: 'Boiler entkalken', note: 'erledigt am 02.11.2026', state: 'good', pill: 'erledigt' },
      ],
    },
  },
  cellar: {
    title: 'Auch im Keller',
    text: 'Dort, wo die Heizung steht, endet meist der Empfang. Hauswart legt die Akte Ihres Hauses auf Ihr Gerät. Was Sie unten eintragen, wartet sicher und wird gesendet, sobald Sie wieder verbunden sind.',
    points: [
      'Haus, Bauteile und To-dos lesen',
      'To-dos erfassen, ändern und erledigen',
      'Immer sehen, was noch nicht gesendet ist',
    ],
    picture: 'Beispiel: Hauswart auf dem Telefon ohne Verbindung, zwei Einträge warten',
    offline: 'Offline – 2 Einträge warten',
    heading: 'To-dos',
    rows: [
      { title: 'Brenner rattert', note: 'Ölheizung', pill: 'wartet' },
      { title: 'Filter bestellen', note: 'Lüftung', pill: 'wartet' },
      { title: 'Ventil tropft', note: 'Boiler', pill: 'gesendet' },
    ],
  },
  security: {
    title: 'Ihr Haus geht nur Sie etwas an',
    sentence: 'Eine Hausakte verrät viel. Darum ist Hauswart so gebaut, dass wenig schiefgehen kann.',
    leads: {
      title: 'Keine Leadverkäufe',
      text: 'Ihre Angaben gehen nicht gegen Geld an Handwerker, Banken, Versicherungen oder Makler.',
    },
    tracking: {
      title: 'Keine Verfolgung',
      text: 'Keine Werbung, keine Statistikdienste, kein Cookie-Fenster: Ihr Browser spricht nur mit Hauswart.',
    },
    neighbours: {
      title: 'Zweimal geprüft',
      text: 'Ob Sie zu einem Haus gehören, prüft das Programm und ein zweites Mal die Datenbank selbst.',
    },
    saved: {
      title: 'Gespeichert heisst gespeichert',
      text: 'Wir sagen es erst, wenn es dauerhaft so ist. Gelöschtes holen Sie 30 Tage lang zurück.',
    },
    signIn: {
      title: 'Anmeldung im Blick',
      text: 'Meldet sich ein neues Gerät an, erhalten Sie eine E-Mail. Jedes Gerät lässt sich einzeln abmelden.',
    },
    place: {
      title: 'Gebaut für die Schweiz',
      text: 'Alle Teile lassen sich in der Schweiz betreiben. Wo das geschieht, steht vor dem öffentlichen Start im Datenschutz.',
    },
    more: 'Datenschutzerklärung lesen',
  },
  today: {
    title: 'Was es gibt und was noch kommt',
    sentence: 'Hauswart wächst. Damit Sie wissen, woran Sie sind, sagen wir beides.',
    ready: 'Heute dabei',
    readyPoints: [
      'Häuser und Wohnungen mit allen Eckdaten',
      'Bauteile mit Alter, Zustand, Fotos und Verlauf',
      'Analyse: was wann ansteht und was es kostet, mit Bericht als PDF',
      'Wiederkehrender Unterhalt mit Datum',
      'Bilder, auf Schadprogramme geprüft',
      'To-dos, Fristen und Erinnerungen, auch ohne Empfang',
      'Unterlagen: fotografiert, gelesen, wiedergefunden und per Link gezeigt',
      'Termine als Liste, Monat und Woche',
      'Ihr eigenes Adressbuch der Handwerker',
      'Renovationen von der Idee bis zur Garantie, mit Offerten, Budget und Abnahme',
      'Rechnungen ab QR-Code, und im Frühling die Steuermappe',
      'Andere Personen einladen, mit Rollen und einem Recht für Beträge',
      'Verlauf jeder Änderung und ein Papierkorb für 30 Tage',
      'Alles mitnehmen: die ganze Hausakte als ZIP',
    ],
    coming: 'Kommt',
    comingPoints: ['Konto samt Inhalt selber löschen', 'Finanzen, Hypothek und Bewertung'],
  },
  questions: {
    title: 'Häufige Fragen',
    list: [
      {
        question: 'Was kostet Hauswart?',
        answer:
          'Heute nichts. Sie geben keine Zahlungsangaben ein, und es gibt in Hauswart nichts zu kaufen.',
      },
      {
        question: 'Für welche Immobilien ist Hauswart gedacht?',
        answer:
          'Für Wohneigentum in der Schweiz: Einfamilienhaus, Reihenhaus, Stockwerkeigentum, Mehrfamilienhaus oder Ferienhaus. Sie können mehrere erfassen.',
      },
      {
        question: 'Was geschieht mit der Adresse, die ich oben eingebe?',
        answer:
          'Sie begleitet Sie in der Adresszeile zur Registration. Gespeichert wird sie erst, wenn Sie damit ein Haus erfassen.',
      },
      {
        question: 'Muss ich etwas installieren?',
        answer:
          'Nein. Hauswart läuft im Browser, auf dem Telefon wie am Computer. Auf Wunsch legen Sie es wie eine App auf den Startbildschirm.',
      },
      {
        question: 'Können mehrere Personen dasselbe Haus führen?',
        answer:
          'Dafür ist Hauswart gebaut: Sie laden andere per E-Mail ein, mit einer Rolle für Eigentum, Bearbeiten oder Lesen und einem eigenen Recht für Beträge.',
      },
      {
        question: 'Kann ich meine Daten mitnehmen oder löschen?',
        answer:
          'Einzelne Einträge löschen Sie jederzeit, und die ganze Akte nehmen Sie unter «Werkzeuge» als ZIP mit. Das Löschen des Kontos auf Knopfdruck kommt noch. Ihr gesetzliches Recht auf Herausgabe und Löschung gilt schon heute: Wie Sie es ausüben, steht im Datenschutz.',
      },
    ],
  },
  again: {
    title: 'Fangen Sie mit einem Bauteil an',
    sentence: 'Am besten mit der Heizung. Das Jahr steht auf dem Typenschild.',
  },
  legal: {
    version: 'Fassung vom',
    contents: 'Inhalt',
    sources: 'Grundlagen',
  },
} as const
