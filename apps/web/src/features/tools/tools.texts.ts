import type { DossierView } from '#house/paths/dossier-paths.ts'
import type { RouteName } from '#device/routing/routes.ts'

type Words = { readonly label: string; readonly hint: string }

const areas: Partial<Record<RouteName, string>> = {
  toolsDocuments: 'Verträge, Pläne, Policen, Garantien',
  toolsInvoice: 'Erfassen, zahlen, nach Steuern ordnen',
  appointments: 'Besichtigung, Service, Abnahme',
  todos: 'Was zu tun ist, mit Frist und Foto',
  projects: 'Planen, Stand und Kosten im Griff',
  craftsmen: 'Wer bei Ihnen gearbeitet hat, mit Telefon',
  toolsCraftsmen: 'Betriebe anfragen, Antworten im Vergleich',
  mortgage: 'Hypothek, Zins und Rückstellung',
  realEstateReview: 'Was Ihr Haus heute wert ist',
  toolsCounselor: 'Kurz erklärt: Unterhalt, Recht, Steuern',
}

const views = {
  emergency: { label: 'Notfallblatt', hint: 'Hauptwasserhahn, Sicherungen, wen man anruft' },
  people: { label: 'Personen', hint: 'Wer das Haus sehen und bearbeiten darf' },
  history: { label: 'Verlauf', hint: 'Wer wann was geändert hat' },
  trash: { label: 'Papierkorb', hint: 'Gelöschtes bleibt 30 Tage hier' },
} satisfies Partial<Record<DossierView, Words>>

export const toolsTexts = {
  title: 'Werkzeuge',
  askForQuotes: 'Offerten anfragen',
  sentence: 'Alles für Ihr Haus an einem Ort.',
  areas,
  views,
  analysis: { label: 'Bericht', hint: 'Zustand und Kosten als PDF, in der Analyse' } satisfies Words,
  groups: { manage: 'Verwalten', house: 'Zum Haus', knowledge: 'Geld, Wert und Wissen' },
  takeAlong: {
    title: 'Hausakte: alles mitnehmen',
    text: 'Alles, was in Hauswart über Ihr Haus steht, als ZIP: Listen zum Lesen und für die Tabellenkalkulation, alle Unterlagen und Bilder. Für Ihre Ablage, einen Verkauf oder einen Wechsel.',
    action: 'Hausakte herunterladen',
    failed: 'Die Hausakte konnte nicht erstellt werden. Bitte versuchen Sie es später erneut.',
  },
  noHouse: {
    title: 'Noch keine Immobilie',
    text: 'Die Werkzeuge gehören zu einem Haus. Erfassen Sie zuerst Ihre Immobilie.',
    action: 'Immobilie erfassen',
  },
  failed: 'Ihre Immobilien konnten nicht geladen werden.',
  offline: 'Ihre Immobilien sind auf diesem Gerät noch nicht gespeichert.',
  retry: 'Erneut versuchen',
}
