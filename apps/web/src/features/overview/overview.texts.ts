import { countedWords, numberWord } from '@hauswart/domain/formats/number-words'
import { count } from '#device/text/format.ts'

export const overviewTexts = {
  greetings: { morning: 'Guten Morgen', day: 'Guten Tag', evening: 'Guten Abend' },
  sentence: {
    noComponents: 'Mit Dach, Fenstern und Heizung beginnt die Akte: Erfassen Sie die ersten Bauteile.',
    noComponentsReader: 'Zu diesem Haus sind noch keine Bauteile erfasst.',
    components: (amount: number) => countedWords(amount, 'Bauteil', 'Bauteile'),
    todos: (amount: number) => countedWords(amount, 'To-do', 'To-dos'),
    is: (amount: number) => (amount === 1 ? 'ist' : 'sind'),
    due: 'fällig',
    overdue: 'überfällig',
    and: ', und ',
    but: ', aber ',
    nothingDue: 'Kein Bauteil ist fällig',
    watch: 'im Auge zu behalten',
    allGood: (amount: number) =>
      amount === 1 ? 'Ihr Bauteil ist' : `Alle ${numberWord(amount)} Bauteile sind`,
    inGoodState: 'in gutem Zustand',
    allUnknown: 'Noch ist zu keinem Bauteil ein Zustand erfasst',
    unknown: 'noch ohne Zustand',
    nothingToDo: 'Zu tun ist im Moment nichts',
    house: 'Ihr Haus',
    flat: 'Ihre Wohnung',
    soon: (amount: number) => ` ${amount === 1 ? 'steht' : 'stehen'} in den nächsten Jahren an.`,
    nothingToDecide: 'Zu entscheiden ist im Moment nichts.',
  },
  plan: {
    title: 'Investitionsplan',
    sentence: (until: number) => `Was bis ${until} ansteht, zu heutigen Preisen`,
    inflated: (until: number) => `Was bis ${until} ansteht, mit Teuerung`,
    total: (until: number) => `Kosten bis ${until}`,
    reserve: 'Rücklage:',
    reserveTitle: 'Rücklage pro Monat',
    caption: 'Kosten je Jahr',
    head: ['Jahr', 'Kosten'] as const,
    nothing: 'nichts geplant',
    open: 'Zeitachse ansehen',
    missing: (amount: number) =>
      amount === 1
        ? 'Ein Bauteil ohne Richtpreis ist nicht enthalten.'
        : `${amount} Bauteile ohne Richtpreis sind nicht enthalten.`,
    rejected: (amount: number) =>
      amount === 1
        ? 'Eine abgelehnte Erneuerung ist nicht enthalten.'
        : `${amount} abgelehnte Erneuerungen sind nicht enthalten.`,
    empty:
      'Sobald Bauteile mit Jahr erfasst sind, steht hier, was in den nächsten 15 Jahren auf Sie zukommt.',
  },
  score: {
    title: 'Gesamtzustand',
    figure: 'Zustand des Hauses',
    words: (score: string, word: string) => `${score} · ${word}`,
    coverage: (percent: string) => `Alter und Zustand der Bauteile: zu ${percent} von Ihnen angegeben`,
    coverageTitle: 'Alter und Zustand, von Ihnen angegeben',
    open: 'Zur Analyse',
    unsure: 'noch unsicher',
    possible: (range: string) => `Möglich sind ${range}.`,
    answer: (amount: number) => `${count(amount, 'Frage', 'Fragen')} beantworten`,
  },
  house: {
    title: 'Zustand Ihres Hauses',
    flatTitle: 'Zustand Ihrer Wohnung',
    drawing: (name: string) => `Schnitt durch ${name}`,
    noDrawing: 'Auf Bauland steht noch nichts, was gezeichnet werden kann.',
    empty: 'Blass gezeichnet ist, was noch nicht erfasst ist.',
    counts: 'Zahl der Bauteile je Zustand',
    planned: (amount: number) => `, ${amount} geplant`,
    decided: (amount: number) => `, ${amount} entschieden`,
    notDrawn: 'Nicht in der Zeichnung:',
  },
  gaps: {
    title: 'Angaben vervollständigen',
    fact: (label: string) => `${label} ergänzen`,
    part: (label: string) => `${label} erfassen`,
    analysis: 'Für die Analyse',
    record: 'Für die Akte',
    recordOnly: 'Was in der Akte noch fehlt',
    more: (amount: number) => `und ${count(amount, 'weitere Angabe', 'weitere Angaben')}`,
    facts: {
      buildYear: 'Baujahr',
      livingAreaM2: 'Wohnfläche',
      plotAreaM2: 'Grundstücksfläche',
      floors: 'Geschosse',
      rooms: 'Zimmer',
    },
  },
  first: {
    title: 'Erfassen Sie Ihre erste Immobilie',
    text: 'Adresse und ein paar Angaben genügen. Danach sehen Sie Ihr Haus im Schnitt, Bauteil für Bauteil.',
    noneActive: 'Keine aktive Immobilie',
    noneActiveText: 'Holen Sie eine Immobilie aus dem Archiv zurück, oder erfassen Sie eine neue.',
    action: 'Immobilie erfassen',
    sentence: 'Hier entsteht die Akte Ihres Hauses.',
    drawing: 'Ein Haus, noch ohne Angaben',
    toArchive: 'Archivierte Immobilien ansehen',
  },
  state: {
    failedTitle: 'Die Übersicht konnte nicht geladen werden',
    failed: 'Ihre Daten sind sicher gespeichert. Bitte versuchen Sie es erneut.',
    offlineTitle: 'Auf diesem Gerät ist noch nichts gespeichert',
    offline: 'Die Übersicht erscheint, sobald Sie einmal online waren.',
    retry: 'Erneut versuchen',
  },
  record: 'Erfassen',
} as const
