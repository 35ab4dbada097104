import type { DocumentCategory } from '@hauswart/domain/documents/document'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { count } from '#device/text/format.ts'
import { short } from '#device/text/short.ts'

const papers = (amount: number): string => count(amount, 'Unterlage', 'Unterlagen')

/** Every word about several papers at once; it travels with the bar. */
export const severalTexts = {
  bar: 'Ausgewählte Unterlagen',
  chosen: (amount: number) => `${amount} ausgewählt`,
  all: 'Alle',
  end: 'Auswahl beenden',
  title: papers,
  file: 'Ablegen',
  tag: 'Stichwörter',
  link: 'Verknüpfen',
  share: 'Freigeben',
  download: 'Herunterladen',
  remove: 'Löschen',
  downloaded: (amount: number, left: number) =>
    `${papers(amount)} als ZIP.${left === 0 ? '' : ` ${left === 1 ? 'Eine ist' : `${left} sind`} nicht dabei: Heruntergeladen wird, was geprüft ist.`}`,
  nothingServed: 'Heruntergeladen wird, was geprüft ist. Von den gewählten Unterlagen ist es noch keine.',
  tooMuch: (most: string) => `Als ZIP gehen höchstens ${most} auf einmal. Wählen Sie weniger Unterlagen.`,
  tooMany: (most: number) => `Als ZIP gehen höchstens ${most} Unterlagen auf einmal. Wählen Sie weniger.`,
  downloadFailed: 'Die Unterlagen konnten nicht heruntergeladen werden. Versuchen Sie es erneut.',
  notShared: (left: number) =>
    `Freigeben lässt sich, was abgelegt und geprüft ist: ${left === 1 ? 'Eine der gewählten Unterlagen ist' : `${left} der gewählten Unterlagen sind`} nicht dabei.`,
  asIs: 'Das gilt für die ausgewählten Unterlagen schon.',
  filed: (amount: number, category: DocumentCategory) =>
    `${papers(amount)} in «${documentCategoryLabels[category]}» abgelegt.`,
  tagged: (amount: number) => `Stichwörter von ${papers(amount)} geändert.`,
  linked: (amount: number, name: string) => `${papers(amount)} mit «${short(name)}» verknüpft.`,
  removed: (amount: number) => `${papers(amount)} gelöscht.`,
  /** Of those that can carry no more. */
  mostTags: (most: number) => `${most} Stichwörter`,
  mostLinks: (most: number) => `${most} Verknüpfungen`,
  full: (left: number, most: string) =>
    left === 0
      ? ''
      : ` ${left === 1 ? 'Eine hat' : `${left} haben`} schon ${most} und ${left === 1 ? 'bleibt' : 'bleiben'}, wie sie ${left === 1 ? 'ist' : 'sind'}.`,
  dialog: {
    file: (amount: number) => `${papers(amount)} ablegen`,
    fileHint: 'Auch was noch zu prüfen ist, liegt danach in diesem Ordner.',
    chooseDrawer: 'Ordner wählen',
    tag: (amount: number) => `Stichwörter von ${papers(amount)}`,
    added: 'Hinzufügen',
    dropped: 'Entfernen',
    chooseTag: 'Stichwort wählen',
    keep: (tag: string) => `«${tag}» behalten`,
    saveTags: 'Übernehmen',
    noTags: 'Schreiben Sie ein Stichwort oder wählen Sie eines, das wegfällt.',
    link: (amount: number) => `${papers(amount)} verknüpfen`,
    place: 'Wozu sie gehören',
    choosePlace: 'Renovation, Entscheid, Bauteil oder To-do wählen',
    notes: { projectId: 'Renovation', measureId: 'Entscheid', componentId: 'Bauteil', todoId: 'To-do' },
  },
} as const
