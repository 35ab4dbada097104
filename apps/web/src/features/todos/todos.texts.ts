import { daysBetween } from '@hauswart/domain/days/day'
import { count, day, monthYear, shortDay, weekDay } from '#device/text/format.ts'
import { short } from '#device/text/short.ts'

/** Every word of the to-dos. */
export const todosTexts = {
  title: 'To-dos',
  /** To-dos as the navigation counts them; planned upkeep stands in the list too and is named beside them. */
  sentence: (open: number, overdue: number, planned: number): string => {
    const upkeep = planned === 0 ? '' : count(planned, 'Unterhaltsarbeit', 'Unterhaltsarbeiten')
    if (open === 0) return upkeep === '' ? 'Alles erledigt.' : `Keine To-dos offen. Geplant: ${upkeep}.`
    const late = overdue === 0 ? '' : `, davon ${overdue} überfällig`
    return `${open} offen${late}${upkeep === '' ? '' : `, dazu ${upkeep}`}.`
  },
  firstSentence: 'Was an Ihrem Haus zu tun ist, mit Frist, Bauteil und Foto.',
  plan: 'Unterhaltsplan',
  firstPlan: 'Unterhaltsplan übernehmen',
  panel: 'Ausgewähltes To-do',
  nothingChosen: 'Wählen Sie ein To-do aus der Liste, um Notiz und Fotos zu sehen.',
  back: 'Alle To-dos',

  add: {
    label: 'Neues To-do',
    placeholder: 'z. B. Boiler entkalken alle 2 Jahre ab 1.3.',
    hint: 'Datum und Wiederholung im Text werden erkannt: «am Freitag», «alle 6 Monate», «jeden 1. März».',
    submit: 'Erfassen',
    missing: 'Bitte schreiben Sie, was zu tun ist.',
    tooLong: 'Höchstens 200 Zeichen. Mehr hat in der Notiz Platz.',
    due: (on: string) => `Fällig ${weekDay(on)}`,
    dueFrom: (words: string, on: string) => `«${words}» als ${weekDay(on)} erkannt`,
    changeDue: (on: string) => `Fällig ${weekDay(on)}, Datum ändern`,
    dropDue: 'Ohne Datum erfassen',
    changeRepeat: (words: string) => `Wiederholung ${words}, anders zählen`,
    dropRepeat: 'Ohne Wiederholung erfassen',
    needsDay: 'Was sich wiederholt, braucht ein Datum.',
    choose: 'Welcher Tag ist gemeint?',
    dueField: 'Fällig am',
    addDay: 'Datum',
    done: 'To-do erfasst.',
  },
  notSaved: 'Nicht gespeichert',

  filter: {
    label: 'Anzeigen',
    all: 'Alle',
    open: 'Offen',
    done: 'Erledigt',
    mine: 'Nur meine',
    search: 'To-dos durchsuchen',
    searchShort: 'Suchen',
    found: (amount: number) => (amount === 1 ? '1 Treffer' : `${amount} Treffer`),
  },
  view: {
    label: 'Ordnen',
    day: 'Nach Tag',
    component: 'Nach Bauteil',
    person: 'Nach Person',
    none: { component: 'Ohne Bauteil', person: 'Niemandem zugeteilt' },
  },
  more: (left: number) => `Mehr laden (${left})`,
  tick: (title: string) => `«${title}» erledigt`,
  photos: (amount: number) => count(amount, 'Foto', 'Fotos'),
  highPriority: 'Priorität hoch',
  assignedTo: 'Zuständig: ',
  steps: (done: number, all: number) => `${done} von ${count(all, 'Schritt', 'Schritten')}`,
  lastDone: (on: string) => `zuletzt ${day(on)}`,
  doneOn: (at: string) => `erledigt ${shortDay(at)}`,

  empty: {
    title: 'Was ist zu tun?',
    text: 'Schreiben Sie oben auf, was an Ihrem Haus ansteht: mit Frist, Bauteil und Foto. Das geht auch im Keller ohne Empfang.',
  },
  allDone: { title: 'Alles erledigt.', text: 'Es steht nichts an. Neues erfassen Sie oben.' },
  noneDone: { title: 'Noch nichts erledigt.', text: 'Was Sie abhaken, finden Sie hier wieder.' },
  noHits: {
    title: 'Keine Treffer.',
    text: 'Kein To-do passt zu Ihrer Auswahl.',
    action: 'Filter zurücksetzen',
  },
  noHouse: {
    title: 'Zuerst Ihre Immobilie',
    text: 'To-dos gehören zu einem Haus oder einer Wohnung. Erfassen Sie zuerst Ihre Immobilie.',
    action: 'Immobilie erfassen',
  },
  readerOnly: 'Sie haben bei dieser Immobilie Leserecht: Sie sehen alle To-dos und können nichts ändern.',
  failed: {
    title: 'Die To-dos konnten nicht geladen werden.',
    text: 'Was Sie erfasst haben, ist sicher.',
    offline:
      'Keine Verbindung, und auf diesem Gerät ist noch keine Kopie. Sobald Sie online sind, erscheint die Liste.',
    again: 'Erneut versuchen',
    code: (code: string) => `Code ${code}`,
  },
  selecting: 'Auswählen',
  select: (title: string) => `«${title}» auswählen`,
  asOf: (at: string) => `Offline. Stand: ${at}`,
  gone: {
    title: 'Dieses To-do gibt es nicht mehr.',
    text: 'Es wurde gelöscht oder gehört zu einer anderen Immobilie.',
  },
  notHere: {
    title: 'Dieses To-do ist nicht auf diesem Gerät.',
    text: 'Ohne Verbindung können wir es nicht nachsehen. Sobald Sie online sind, öffnen Sie es hier.',
  },

  toast: {
    completed: (title: string) => `«${short(title)}» erledigt.`,
    repeated: (on: string) => `Erledigt. Nächstes Mal am ${Number(on.slice(8))}. ${monthYear(on)}.`,
    reopened: (title: string) => `«${short(title)}» ist wieder offen.`,
    removed: (title: string) => `«${short(title)}» gelöscht.`,
    moved: (on: string) => `Verschoben auf ${weekDay(on)}.`,
    saved: 'Gespeichert.',
  },
  /** How far the preparation of a decision is; nothing where none was written down. */
  prepared: (open: number, done: number): string | undefined => {
    if (done === 0) return open === 0 ? undefined : count(open, 'offenes To-do', 'offene To-dos')
    if (open > 0) return `${count(open + done, 'To-do', 'To-dos')}, ${done} erledigt`
    return done === 1 ? 'To-do erledigt' : `Alle ${count(done, 'To-do', 'To-dos')} erledigt`
  },
} as const

/** «überfällig seit 3 Tagen», «heute», «in 4 Tagen», «24.11.»: further away the date says more. */
export function dueWords(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn)
  const date = dueOn.slice(0, 4) === today.slice(0, 4) ? shortDay(dueOn) : day(dueOn)
  if (days < -30) return `überfällig seit ${date}`
  if (days < -1) return `überfällig seit ${-days} Tagen`
  if (days === -1) return 'überfällig seit gestern'
  if (days === 0) return 'heute'
  if (days === 1) return 'morgen'
  return days <= 7 ? `in ${days} Tagen` : date
}
