import type { FileRefusal, FileState } from '@hauswart/domain/files/file'
import { bytes, count, day } from '#device/text/format.ts'
import { short } from '#device/text/short.ts'

const words = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']

/** Every word of the documents. */
export const documentsTexts = {
  title: 'Unterlagen',
  /** The first part stands out. */
  waiting: (open: number): string =>
    `${words[open] ?? String(open)} ${open === 1 ? 'Unterlage' : 'Unterlagen'}`,
  sentence: (open: number, filed: number): string => {
    const rest = filed === 1 ? '1 ist abgelegt.' : `${filed} sind abgelegt.`
    return open === 1 ? `wartet auf Ihren Blick, ${rest}` : `warten auf Ihren Blick, ${rest}`
  },
  allFiled: (filed: number): string =>
    filed === 1 ? 'Eine Unterlage, abgelegt.' : `${filed} Unterlagen, alle abgelegt.`,
  firstSentence: 'Verträge, Pläne, Garantien und Rechnungen Ihres Hauses an einem Ort.',
  panel: 'Ausgewählte Unterlage',
  nothingChosen: 'Wählen Sie eine Unterlage aus der Liste, um sie anzusehen.',
  back: 'Alle Unterlagen',

  add: {
    upload: 'Hochladen',
    scan: 'Scannen',
    drop: 'Loslassen, um abzulegen',
    done: (amount: number) => (amount === 1 ? 'Unterlage abgelegt.' : `${amount} Unterlagen abgelegt.`),
    tooLarge: (names: string) => `${names}: grösser als 50 MB.`,
    empty: (names: string) => `${names}: leer oder nicht lesbar.`,
    wrongType: (names: string) =>
      `${names}: dieser Dateityp geht nicht. Möglich sind PDF, JPG, PNG, WebP, HEIC, Word, Excel, Text und E-Mail.`,
    tooMany: (most: number) => `Höchstens ${most} Dateien auf einmal. Die übrigen bitte danach.`,
    preparing: 'Dateien werden vorbereitet',
  },
  known: {
    title: 'Bereits abgelegt',
    text: (name: string, title: string, on: string) =>
      `«${short(name)}» liegt seit ${day(on)} als «${short(title)}» bei Ihren Unterlagen.`,
    open: 'Öffnen',
    anyway: 'Trotzdem ablegen',
    drop: 'Verwerfen',
  },

  check: {
    title: 'Dokumenten-Check',
    lacking: (amount: number) => (amount === 0 ? 'alles da' : amount === 1 ? '1 fehlt' : `${amount} fehlen`),
    sentence: (missing: number, all: number) =>
      missing === 0
        ? `Alle ${all} Unterlagen, die zu Ihrem Haus gehören, sind da.`
        : `Von ${all} Unterlagen, die zu Ihrem Haus gehören, ${missing === 1 ? 'fehlt eine oder ist abgelaufen' : `fehlen ${missing} oder sind abgelaufen`}.`,
    open: 'Fehlt oder abgelaufen',
    present: 'Vorhanden',
    expired: 'abgelaufen',
    expiredOn: (on: string) => `abgelaufen am ${on}`,
    there: 'vorhanden',
    add: 'Hinzufügen',
    privateInsurer: 'in Ihrem Kanton bei einer privaten Gesellschaft',
    hint: 'Erkannt wird eine Unterlage an ihrem Ordner und an den Wörtern in Titel, Stichwörtern und Dateiname.',
  },

  drawers: 'Ordner',
  review: 'Zu prüfen',
  all: 'Alle Unterlagen',
  allShort: 'Alle',
  trash: 'Papierkorb',
  search: 'Unterlagen durchsuchen',
  searchShort: 'Suchen',
  selecting: 'Auswählen',
  select: (title: string) => `«${title}» auswählen`,
  tags: 'Stichwörter',
  found: (amount: number, isEverywhere: boolean) =>
    `${amount} Treffer${isEverywhere ? ', auch im Text von Scans' : ''}`,
  groups: { review: 'Zu prüfen', filed: 'Abgelegt' },
  more: (left: number) => `Mehr laden (${left})`,
  look: { label: 'Darstellung', list: 'Liste', grid: 'Raster' },
  tile: {
    none: 'Keine Vorschau',
    reading: 'Wird gelesen',
    offline: 'Vorschau erst wieder online',
  },
  asOf: (at: string) => `Offline. Stand: ${at}`,

  empty: {
    title: 'Noch keine Unterlagen',
    text: 'Legen Sie Ihre erste Unterlage ab – z. B. die Police der Gebäudeversicherung.',
  },
  noHits: {
    title: 'Keine Treffer.',
    text: 'Keine Unterlage passt zu Ihrer Auswahl.',
    action: 'Filter zurücksetzen',
  },
  noneHere: { title: 'Hier liegt nichts.', text: 'In diesem Ordner ist keine Unterlage.' },
  allReviewed: { title: 'Alles geprüft.', text: 'Neue Unterlagen warten hier, bis Sie sie ablegen.' },
  noHouse: {
    title: 'Zuerst Ihre Immobilie',
    text: 'Unterlagen gehören zu einem Haus oder einer Wohnung. Erfassen Sie zuerst Ihre Immobilie.',
    action: 'Immobilie erfassen',
  },
  readerOnly: 'Sie haben bei dieser Immobilie Leserecht: Sie sehen alle Unterlagen und können nichts ändern.',
  failed: {
    title: 'Die Unterlagen konnten nicht geladen werden.',
    text: 'Was Sie abgelegt haben, ist sicher.',
    offline:
      'Keine Verbindung, und auf diesem Gerät ist noch keine Kopie. Sobald Sie online sind, erscheint die Liste.',
    again: 'Erneut versuchen',
    code: (code: string) => `Code ${code}`,
  },
  gone: {
    title: 'Diese Unterlage gibt es nicht mehr.',
    text: 'Sie wurde gelöscht oder gehört zu einer anderen Immobilie.',
  },
  notHere: {
    title: 'Diese Unterlage ist nicht auf diesem Gerät.',
    text: 'Ohne Verbindung können wir sie nicht nachsehen. Sobald Sie online sind, öffnen Sie sie hier.',
  },

  file: {
    pages: (amount: number) => count(amount, 'Seite', 'Seiten'),
    facts: (name: string, size: number) => `${name}, ${bytes(size)}`,
    preview: (title: string) => `Erste Seite von «${short(title)}»`,
    unread: (amount: number) =>
      `${amount === 1 ? 'Eine Seite wurde' : `${amount} Seiten wurden`} nicht gelesen, weil es zu viele sind. Was dort steht, findet die Suche nicht.`,
    noPreview: 'Keine Vorschau für diesen Dateityp.',
    onlineOnly: 'Die Vorschau sehen Sie, sobald Sie online sind.',
    waits: 'Liegt auf diesem Gerät und wird gesendet, sobald Sie online sind.',
    sending: 'Wird gesendet',
    state: {
      announced: 'Wird gesendet.',
      arrived: 'Wird geprüft und gelesen. Das dauert meist nur einen Moment.',
    } as Partial<Record<FileState, string>>,
    open: 'Öffnen',
    openFailed: 'Die Datei konnte nicht geöffnet werden. Versuchen Sie es erneut.',
  },
  versions: {
    title: 'Frühere Versionen',
    add: 'Neue Version ablegen',
    added: (on: string, by: string | null) => `abgelegt am ${on}${by === null ? '' : ` von ${by}`}`,
    use: 'Wieder aktuell machen',
    done: (title: string) => `Neue Version von «${short(title)}» abgelegt.`,
    used: (title: string) => `Frühere Version von «${short(title)}» ist wieder aktuell.`,
    same: (title: string) => `Diese Datei liegt bereits als «${short(title)}» bei Ihren Unterlagen.`,
    full: (most: number) => `Eine Unterlage hat höchstens ${most} Versionen.`,
    checked: 'wird geprüft',
    failed: 'Die früheren Versionen konnten nicht geladen werden.',
    offline: 'Frühere Versionen sehen Sie, sobald Sie online sind.',
  },
  refused: {
    title: 'Diese Datei wurde nicht angenommen',
    pill: 'nicht angenommen',
    reasons: {
      type: 'Ihr Inhalt ist kein Dateityp, den wir aufbewahren können.',
      damaged: 'Sie ist beschädigt und lässt sich nicht öffnen. Legen Sie sie noch einmal ab.',
      infected: 'Der Virenscanner hat etwas gefunden. Die Datei wurde gelöscht.',
      too_large: 'Entpackt ist sie zu gross.',
      encrypted: 'Sie ist mit einem Passwort geschützt. Entfernen Sie den Schutz und legen Sie sie neu ab.',
      unreadable:
        'Sie konnte nicht gelesen werden, weil sie zu aufwendig aufgebaut ist. Speichern Sie sie neu, zum Beispiel als PDF, und legen Sie sie noch einmal ab.',
      hash: 'Sie kam nicht unversehrt an. Legen Sie sie noch einmal ab.',
    } satisfies Record<FileRefusal, string>,
  },

  proposal: {
    title: 'Vorschlag zum Ablegen',
    of: (number: number, all: number) => `${number} von ${all}`,
    read: (page: number) => `Seite ${page}`,
    quote: (line: string) => `«${line.replaceAll(/\s+/g, ' ').trim()}»`,
    look: (page: number) => `auf Seite ${page} ansehen`,
    instead: (reason: string, before: string) => `${reason}; bisher ${before}`,
    own: 'Ihre Angabe',
    fileName: 'Name der Datei',
    unknown: 'nicht erkannt',
    none: 'Keine Angabe',
    accept: 'Übernehmen',
    change: 'Ändern',
    changeThis: 'ändern',
    hint: 'Angabe antippen, um sie zu ändern. Danach folgt die nächste Unterlage.',
    lastHint: 'Angabe antippen, um sie zu ändern.',
  },

  facts: {
    none: 'Keine Angabe',
    file: 'Datei',
    filed: 'Abgelegt am',
    expired: (on: string) => `abgelaufen am ${day(on)}`,
  },
  form: {
    save: 'Speichern',
    saveAndFile: 'Speichern und ablegen',
    missing: 'Bitte geben Sie der Unterlage einen Titel.',
    tooLong: 'Höchstens 200 Zeichen.',
    senderTooLong: 'Höchstens 120 Zeichen.',
    noteTooLong: 'Höchstens 2000 Zeichen.',
    wrongDay: 'Bitte im Format TT.MM.JJJJ.',
    wrongAmount: 'Bitte ein Betrag ab 0.',
    tags: 'Höchstens 10 Stichwörter, jedes bis 40 Zeichen.',
    tagsHint: 'Mit Komma getrennt, z. B. Dach, Garantie.',
    noCategory: 'Noch keinem Ordner',
    addComponent: 'Bauteil wählen',
    addTodo: 'To-do wählen',
    addProject: 'Renovation wählen',
    addMeasure: 'Entscheid wählen',
    drop: (name: string) => `${name} nicht mehr verknüpfen`,
    goneComponent: 'Gelöschtes Bauteil',
    goneTodo: 'Gelöschtes To-do',
    goneProject: 'Gelöschte Renovation',
    goneMeasure: 'Zurückgenommener Entscheid',
  },
  act: {
    edit: 'Bearbeiten',
    share: 'Freigeben',
    remove: 'Löschen',
    invoice: 'Als Rechnung erfassen',
    toInvoice: 'Zur Rechnung',
    back: 'Wieder prüfen',
  },
  toast: {
    filed: (title: string) => `«${short(title)}» abgelegt.`,
    removed: (title: string) => `«${short(title)}» gelöscht.`,
    saved: 'Gespeichert.',
  },
  refusal: { ofThis: 'Ihre Änderung wurde nicht gespeichert.', settle: 'Entscheiden' },
  notSaved: 'Nicht gespeichert',
  linked: {
    title: 'Unterlagen',
    all: 'Alle ansehen',
    ofComponent: 'Noch keine Unterlage zu diesem Bauteil.',
    ofTodo: 'Noch keine Unterlage zu diesem To-do.',
    ofProject:
      'Noch keine Unterlage zu dieser Renovation. Laden Sie hier eine hoch, oder verknüpfen Sie eine bestehende bei den Unterlagen.',
    toReview: 'Zu prüfen',
  },
} as const
