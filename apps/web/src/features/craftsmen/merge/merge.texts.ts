import { short } from '#device/text/short.ts'

/** Every word of putting two entries of one enterprise together. */
export const mergeTexts = {
  open: 'Zusammenführen',
  title: 'Einträge zusammenführen',
  same: {
    uid: (company: string) => `«${company}» hat die gleiche UID und ist wohl derselbe Betrieb.`,
    iban: (company: string) => `«${company}» hat die gleiche IBAN und ist wohl derselbe Betrieb.`,
    name: (company: string) => `«${company}» heisst gleich und ist wohl derselbe Betrieb.`,
  },
  other: 'Welcher Eintrag geht darin auf?',
  otherExample: 'Eintrag wählen',
  missing: 'Bitte einen Eintrag wählen.',
  what: (first: string) => [
    `Termine, Offerten, Mängel, Abnahmen und Rechnungen des anderen Eintrags gehören danach zu «${first}».`,
    'Was hier leer ist, wird ergänzt; was hier steht, bleibt.',
    'Der andere Eintrag liegt danach im Papierkorb. Rückgängig machen nimmt alles zusammen zurück.',
  ],
  asked: (company: string) =>
    `«${company}» hat noch eine offene Offertanfrage. Warten Sie die Antwort ab oder ziehen Sie sie zurück.`,
  signed: (company: string) =>
    `Ein unterschriebenes Abnahmeprotokoll nennt «${company}». Öffnen Sie diesen Eintrag und führen Sie den anderen darin zusammen.`,
  changed:
    'Inzwischen hat jemand einen der beiden Einträge geändert. Bitte prüfen Sie und versuchen Sie es erneut.',
  done: (company: string) => `«${short(company)}» ist zusammengeführt.`,
} as const
