import { trashDays, type TrashKind } from '@hauswart/domain/trash/trash'
import { count } from '#device/text/format.ts'

export const trashTexts = {
  title: 'Papierkorb',
  sentence: `Gelöschtes bleibt ${trashDays} Tage hier. Danach wird es endgültig gelöscht, samt Bildern.`,
  empty: {
    title: 'Der Papierkorb ist leer',
    text: `Was Sie löschen, liegt ${trashDays} Tage lang hier und lässt sich wiederherstellen.`,
  },
  writersOnly: 'Den Papierkorb sehen nur Personen mit der Rolle «Bearbeiten» oder «Eigentümer/in».',
  onlineOnly: 'Ohne Verbindung lässt sich hier nichts wiederherstellen oder endgültig löschen.',
  failed: 'Der Papierkorb konnte nicht geladen werden.',
  offline: 'Den Papierkorb sehen Sie nur mit Verbindung.',
  retry: 'Erneut versuchen',
  more: 'Mehr laden',
  you: 'Ihnen',
  someone: 'jemandem',
  deleted: (kind: string, who: string, when: string) => `${kind} · gelöscht von ${who}, ${when}`,
  left: (days: number) => (days === 0 ? 'wird heute Nacht gelöscht' : `noch ${count(days, 'Tag', 'Tage')}`),
  restore: 'Wiederherstellen',
  restoreOf: (name: string) => `«${name}» wiederherstellen`,
  restored: (name: string) => `«${name}» ist wieder da.`,
  isBackInTrash: (name: string) => `«${name}» liegt wieder im Papierkorb.`,
  remove: 'Endgültig löschen',
  removeOf: (name: string) => `«${name}» endgültig löschen`,
  removed: (name: string) => `«${name}» ist endgültig gelöscht.`,
  question: (name: string) => `«${name}» endgültig löschen?`,
  forGood: 'Das lässt sich nicht rückgängig machen, auch nicht im Verlauf.',
  expense: 'Kosten',
  credit: 'Gutschrift',
  alongCredit:
    'Mit der Gutschrift geht, was von ihr erhalten oder verrechnet wurde. Die Unterlage dazu bleibt.',
  /** What goes along, and what does not. */
  along: {
    todo: 'Mit dem To-do gehen seine Bilder.',
    component:
      'Mit dem Bauteil gehen seine Bilder, Einträge, Wartungen und Herstellergarantien sowie Massnahmen, die nur dieses Bauteil betreffen. Seine To-dos bleiben.',
    room: 'Die Bauteile in diesem Raum bleiben.',
    measure: 'Die To-dos zu dieser Massnahme bleiben.',
    component_event: undefined,
    picture: undefined,
    document: 'Mit der Unterlage geht ihre Datei.',
    appointment: undefined,
    craftsman: 'Seine Termine, Offerten, Mängel und Unterlagen bleiben.',
    project:
      'Mit der Renovation gehen ihr Budget, ihre Kostenpositionen, ihre Offerten, ihr Journal, ihre Bewilligungen, Abnahmen und Mängel, samt Fotos.',
    defect: 'Mit dem Mangel gehen seine Fotos.',
    acceptance: undefined,
    maker_warranty: 'Die Unterlage dazu bleibt.',
    approval: 'Mit einem Fördergesuch gehen seine Beträge.',
    journal_entry: 'Mit dem Eintrag gehen seine Fotos.',
    invoice: 'Mit der Rechnung gehen ihre Zahlungen. Die Unterlage dazu bleibt.',
  } as Readonly<Record<TrashKind, string | undefined>>,
  changed: (name: string) => `«${name}» wurde inzwischen geändert. Der Papierkorb ist neu geladen.`,
  unreachable: 'Das braucht eine Verbindung. Versuchen Sie es erneut, sobald Sie online sind.',
} as const
