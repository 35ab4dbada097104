import { placeWords } from '@hauswart/domain/appointments/series.labels'
import { count, day as written, shortDay, weekDay } from '#device/text/format.ts'
import { short } from '#device/text/short.ts'

const few = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const many = (amount: number, one: string, more: string, female = false): string =>
  amount === 1 ? `${female ? 'eine' : 'ein'} ${one}` : `${few[amount] ?? String(amount)} ${more}`

const appointments = (amount: number): string => count(amount, 'Termin', 'Termine')

/** Every word of the appointments. */
export const appointmentsTexts = {
  title: 'Termine',
  add: 'Termin erfassen',
  addTitle: 'Neuer Termin',
  ofProject: {
    title: 'Termine',
    empty:
      'Noch kein Termin. Besichtigung, Baubeginn, Abnahme: Was Sie hier erfassen, steht auch im Kalender.',
    noneComing: 'Kein Termin steht bevor.',
    past: (amount: number) => count(amount, 'vergangener Termin', 'vergangene Termine'),
  },
  /** The second part stands out. */
  thisWeek: 'Diese Woche',
  inWeek: ({
    meetings,
    deadlines,
    todos,
  }: {
    meetings: number
    deadlines: number
    todos: number
  }): string => {
    const parts = [
      ...(meetings > 0 ? [many(meetings, 'Termin', 'Termine')] : []),
      ...(deadlines > 0 ? [many(deadlines, 'Frist', 'Fristen', true)] : []),
      ...(todos > 0 ? [many(todos, 'To-do', 'To-dos')] : []),
    ]
    return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : (parts[0] ?? '')
  },
  freeWeek: 'Diese Woche steht nichts an.',
  views: { list: 'Liste', month: 'Monat', week: 'Woche', deadlines: 'Fristen' },
  view: 'Ansicht',
  today: 'Heute',
  isToday: 'heute',
  before: { month: 'Monat zurück', week: 'Woche zurück' },
  after: { month: 'Monat vor', week: 'Woche vor' },
  week: (from: string, until: string) => `${shortDay(from)} – ${shortDay(until)}`,
  sorts: { meeting: 'Termin', deadline: 'Frist', todo: 'To-do' },
  legend: 'Zeichen',
  groups: { now: 'Diese Woche', next: 'Nächste Woche', later: 'Später', past: 'Vergangen' },
  showPast: (amount: number) => `Vergangene anzeigen (${amount})`,
  allDay: 'ganztags',
  until: (day: string) => `bis ${weekDay(day)}`,
  span: (from: string, to: string) => `${from}–${to}`,
  cancelled: 'abgesagt',
  missed: 'nicht erschienen',
  proposed: 'vorgeschlagen',
  agreed: 'zugesagt',
  comesAgain: 'wiederholt sich',
  free: 'frei',
  datesMissing:
    'Hier stehen nur Ihre Termine: Fristen und To-dos dieser Tage kommen, sobald eine Verbindung besteht.',
  nothingOnDay: 'An diesem Tag steht nichts an.',
  onDay: (amount: number) => count(amount, 'Eintrag', 'Einträge'),
  more: (amount: number) => `+ ${amount}`,

  filter: {
    kind: 'Was',
    everyKind: 'Alles',
    sorts: { meeting: 'Termine', deadline: 'Fristen', todo: 'To-dos' },
    kinds: 'Termine nach Art',
    component: 'Bauteil',
    everyComponent: 'Alle Bauteile',
    craftsman: 'Wer kommt',
    everybody: 'Alle Handwerker',
    gone: 'Gelöscht',
    none: {
      title: 'Nichts davon steht an.',
      text: 'Mit dieser Auswahl ist der Kalender leer.',
    },
    all: 'Alles anzeigen',
  },
  empty: {
    title: 'Keine Termine geplant.',
    text: 'Halten Sie fest, wann der Service kommt, wer das Dach ansieht und wann die Abnahme ist. Fristen und To-dos mit Datum erscheinen hier von selbst.',
  },
  noHouse: {
    title: 'Zuerst Ihre Immobilie',
    text: 'Termine gehören zu einem Haus oder einer Wohnung. Erfassen Sie zuerst Ihre Immobilie.',
    action: 'Immobilie erfassen',
  },
  readerOnly: 'Sie haben bei dieser Immobilie Leserecht: Sie sehen alle Termine und können nichts ändern.',
  failed: {
    title: 'Die Termine konnten nicht geladen werden.',
    text: 'Was Sie erfasst haben, ist sicher.',
    offline:
      'Keine Verbindung, und auf diesem Gerät ist noch keine Kopie. Sobald Sie online sind, erscheinen die Termine.',
    again: 'Erneut versuchen',
    code: (code: string) => `Code ${code}`,
  },
  gone: {
    title: 'Diesen Termin gibt es nicht mehr.',
    text: 'Er wurde gelöscht oder gehört zu einer anderen Immobilie.',
    notHere: 'Dieser Termin ist nicht auf diesem Gerät. Sobald Sie online sind, öffnen Sie ihn hier.',
    back: 'Zu den Terminen',
  },

  form: {
    titleExample: 'z. B. Kaminfeger',
    place: 'Ort',
    placeHint: 'Leer lassen, wenn es bei Ihnen zu Hause ist.',
    isAllDay: 'Ganztags',
    noComponent: 'Keines',
    noCraftsman: 'Niemand aus dem Adressbuch',
    noProject: 'Keine',
    reminds: {
      all: 'Alle, die diese Immobilie sehen, werden zu dieser Zeit erinnert.',
      nobody: 'An diesen Termin wird niemand erinnert.',
      each: 'Jede Person, wie sie es in ihren Einstellungen gewählt hat.',
    },
    save: 'Speichern',
    delete: 'Löschen',
    wrongDay: 'Bitte im Format TT.MM.JJJJ.',
    wrongTime: 'Bitte eine Uhrzeit, z. B. 09:30.',
    endsBefore: 'Das Ende muss nach dem Beginn liegen.',
    endsOutside: 'Das Ende liegt nach dem Beginn, höchstens 14 Tage später.',
    isPast: 'Dieser Termin liegt in der Vergangenheit.',
    meets: (titles: string) => `Zur gleichen Zeit: ${titles}.`,
  },
  series: {
    rhythm: 'Wiederholen',
    never: 'Nicht',
    until: 'Wiederholen bis',
    sentence: (amount: number, lastOn: string) =>
      `${appointments(amount)}, der letzte am ${weekDay(lastOn)}.`,
    tooFew: 'Bis zu diesem Tag ist es nur dieser eine Termin.',
    tooMany: (most: number) => `Bis zu diesem Tag sind es mehr als ${most} Termine.`,
    fault: (most: number) => `Wählen Sie einen Tag, bis zu dem es 2 bis ${most} Termine sind.`,
    place: (place: Parameters<typeof placeWords>[0] & { readonly lastOn: string }) =>
      `Teil einer Reihe: ${placeWords(place)}, bis ${written(place.lastOn)}.`,
    onlyThis: 'Was Sie ändern, gilt nur für diesen Termin.',
    notMade: 'Die Reihe ist noch nicht gespeichert. Ändern Sie den ersten Termin: Das gilt dann für alle.',
    question: (title: string) => `«${short(title)}» löschen?`,
    later: (amount: number, lastOn: string) =>
      amount === 1
        ? `Nach diesem folgt noch 1 Termin, am ${weekDay(lastOn)}.`
        : `Nach diesem folgen noch ${amount} Termine, der letzte am ${weekDay(lastOn)}.`,
    staying: (days: readonly string[]) =>
      days.length === 1
        ? `Der Termin vom ${weekDay(days[0] ?? '')} bleibt: Ein Gast hat zugesagt und erhält eine E-Mail, wenn Sie ihn einzeln löschen.`
        : `${days.length} Termine bleiben, weil ein Gast zugesagt hat: ${days.map((one) => shortDay(one)).join(', ')}. Löschen Sie diese einzeln, dann erhält er eine E-Mail.`,
    deleteOne: 'Nur diesen löschen',
    deleteAll: 'Diesen und alle folgenden löschen',
    named: (amount: number, title: string) => `${appointments(amount)} ${title}`,
  },
  tools: 'Werkzeuge',
  trail: 'Wo Sie sind',
  move: 'Verschieben',
  moveOf: (title: string) => `«${title}» verschieben`,
  placing: (title: string) => `«${short(title)}»: Wählen Sie im Kalender den neuen Tag.`,
  cancel: 'Abbrechen',
  takeAlong: 'Zum Kalender hinzufügen',
  file: (title: string) => `${title.replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ').slice(0, 80)}.ics`,
  toast: {
    added: (title: string) => `«${short(title)}» erfasst.`,
    addedAll: (amount: number, title: string) => `«${short(title)}»: ${appointments(amount)} erfasst.`,
    deletedAll: (amount: number, title: string) => `«${short(title)}»: ${appointments(amount)} gelöscht.`,
    saved: (title: string) => `«${short(title)}» gespeichert.`,
    moved: (title: string, day: string) => `«${short(title)}» auf ${weekDay(day)} verschoben.`,
    hasGuest: (email: string) =>
      `${email} hat zugesagt und erhält jede Änderung als E-Mail. Verschieben Sie im Termin selbst.`,
    movedBack: (title: string) => `«${short(title)}» ist wieder, wo es war.`,
    deleted: (title: string) => `«${short(title)}» gelöscht.`,
    restored: (title: string) => `«${short(title)}» ist wieder da.`,
  },
} as const
