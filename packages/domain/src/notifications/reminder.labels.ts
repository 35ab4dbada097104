import { daysBetween } from '../days/day.ts'
import type { DatedSource } from '../deadlines/source.ts'
import { weekDay } from '../formats/format.ts'

type Words = { readonly title: string; readonly text: string }
type Dated = {
  readonly source: DatedSource
  readonly title: string
  readonly on: string
  readonly house: string
}
type Meeting = {
  readonly title: string
  readonly startsOn: string
  readonly startsAt: string | null
  readonly house: string
}

type Assigned = { readonly title: string; readonly house: string; readonly by: string | null }

const mostSigns = 120
const mostDays = 200

/** «Morgen fällig: Dachrinne reinigen», and where and when. */
export function reminderWords({ source, title, on, house }: Dated, today: string): Words {
  const left = daysBetween(today, on)
  return {
    title: cut(`${heads[source](left)}: ${title}`),
    text: sentences[source](dayWords(on), house, left),
  }
}

/** «Termin heute um 14:00: Service der Heizung». */
export function appointmentWords({ title, startsOn, startsAt, house }: Meeting, today: string): Words {
  const at = startsAt === null ? '' : ` um ${startsAt.slice(0, 5)}`
  return {
    title: cut(`Termin ${inDays(daysBetween(today, startsOn))}${at}: ${title}`),
    text: `Am ${weekDay(startsOn)}${at} bei «${house}».`,
  }
}

/** «Ihnen zugewiesen: Dachrinne reinigen», and by whom, where that is known. */
export function assignedWords({ title, house, by }: Assigned): Words {
  return {
    title: cut(`Ihnen zugewiesen: ${title}`),
    text:
      by === null
        ? `Das To-do bei «${house}» ist Ihnen zugewiesen.`
        : `${by} hat Ihnen das To-do bei «${house}» zugewiesen.`,
  }
}

// A night speaks of a few days only, a million times.
const written = new Map<string, string>()
function dayWords(on: string): string {
  const known = written.get(on)
  if (known !== undefined) return known
  if (written.size >= mostDays) written.clear()
  const words = weekDay(on)
  written.set(on, words)
  return words
}

const inDays = (left: number): string =>
  left === 0 ? 'heute' : left === 1 ? 'morgen' : left > 0 ? `in ${left} Tagen` : `vor ${-left} Tagen`
const until = (left: number): string => (left === 0 ? 'heute' : left === 1 ? 'bis morgen' : `${left} Tage`)
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const late = (left: number): string =>
  left === -1 ? 'Seit gestern überfällig' : `Seit ${-left} Tagen überfällig`

const heads: Readonly<Record<DatedSource, (left: number) => string>> = {
  todo: (left) => (left < 0 ? late(left) : `${upper(inDays(left))} fällig`),
  maintenance: (left) => (left < 0 ? late(left) : `Unterhalt ${inDays(left)} fällig`),
  document: (left) => (left < 0 ? 'Abgelaufen' : `Läuft ${inDays(left)} ab`),
  defect: (left) => (left < 0 ? 'Frist abgelaufen' : `Frist läuft ${inDays(left)} ab`),
  repair: (left) => (left < 0 ? 'Frist zum Beheben abgelaufen' : `Mangel ${inDays(left)} zu beheben`),
  warranty_notice: (left) => (left < 0 ? 'Garantiezeit abgelaufen' : `Garantiezeit endet ${inDays(left)}`),
  warranty: (left) => (left < 0 ? 'Garantie verjährt' : `Garantie verjährt ${inDays(left)}`),
  lien: (left) =>
    left < 0 ? 'Kein Pfandrecht mehr möglich' : `Pfandrecht möglich, Frist endet ${inDays(left)}`,
  maker_warranty: (left) =>
    left < 0 ? 'Herstellergarantie abgelaufen' : `Herstellergarantie endet ${inDays(left)}`,
  subsidy: (left) =>
    left < 0 ? 'Fördergesuch noch nicht eingereicht' : `Fördergesuch ${inDays(left)} fällig`,
  permit: (left) => (left < 0 ? 'Bewilligung abgelaufen' : `Bewilligung läuft ${inDays(left)} ab`),
  promise: (left) => (left < 0 ? 'Förderzusage abgelaufen' : `Förderzusage läuft ${inDays(left)} ab`),
  invoice: (left) => (left < 0 ? `Rechnung ${late(left).toLowerCase()}` : `Rechnung ${inDays(left)} fällig`),
  retention: (left) => (left < 0 ? 'Rückbehalt noch zu prüfen' : `Rückbehalt ${inDays(left)} prüfen`),
  discount: (left) => (left < 0 ? 'Skonto abgelaufen' : `Skonto nur noch ${until(left)}`),
  invoice_warranty: (left) => (left < 0 ? 'Garantie abgelaufen' : `Garantie endet ${inDays(left)}`),
  quote: (left) => (left < 0 ? 'Offerte abgelaufen' : `Offerte läuft ${inDays(left)} ab`),
}

const sentences: Readonly<Record<DatedSource, (day: string, house: string, left: number) => string>> = {
  todo: (day, house, left) =>
    left < 0
      ? `Das To-do bei «${house}» war am ${day} fällig. Haken Sie es ab, oder wählen Sie einen neuen Tag.`
      : `Das To-do bei «${house}» ist am ${day} fällig.`,
  maintenance: (day, house) => `Der Unterhalt bei «${house}» steht am ${day} an.`,
  document: (day, house) => `Die Unterlage bei «${house}» gilt bis am ${day}.`,
  defect: (day, house) => `Die Frist für den Mangel bei «${house}» läuft am ${day} ab.`,
  repair: (day, house, left) =>
    left < 0
      ? `Der Mangel bei «${house}» war bis am ${day} zu erledigen. Ist er behoben, halten Sie es fest; sonst mahnen Sie die Firma.`
      : `Der Mangel bei «${house}» ist bis am ${day} zu erledigen. So steht es in der Mängelrüge oder beim Mangel.`,
  warranty_notice: (day, house) =>
    `Bis am ${day} können Sie bei «${house}» jeden Mangel rügen. Sehen Sie sich die Arbeit vorher an, und halten Sie fest, was Sie finden.`,
  warranty: (day, house) =>
    `Am ${day} verjähren bei «${house}» die Ansprüche aus Mängeln dieser Arbeit. Sehen Sie sich die Arbeit vorher an.`,
  lien: (day, house) =>
    `Bis am ${day} können Firmen und ihre Subunternehmer für diese Arbeit bei «${house}» ein Pfandrecht eintragen lassen. Prüfen Sie, ob alle bezahlt sind, bevor Sie freigeben, was Sie zurückbehalten haben.`,
  maker_warranty: (day, house) =>
    `Die Garantie des Herstellers bei «${house}» endet am ${day}. Prüfen Sie das Gerät oder Material vorher, und melden Sie, was nicht in Ordnung ist.`,
  subsidy: (day, house) =>
    `Das Fördergesuch bei «${house}» muss bis am ${day} eingereicht sein: Danach sollen die Arbeiten beginnen, und dann ist es zu spät. Ist es eingereicht oder nicht nötig, halten Sie es bei der Renovation unter «Bewilligung & Förderung» fest.`,
  permit: (day, house) =>
    `Die Bewilligung für die Renovation bei «${house}» gilt bis am ${day}. Ob bis dann begonnen oder gebaut sein muss, steht darin; eine Verlängerung beantragen Sie vorher.`,
  promise: (day, house) =>
    `Die Zusage für Fördergeld bei «${house}» gilt bis am ${day}. Melden Sie den Abschluss der Arbeiten vorher der Förderstelle, oder bitten Sie um mehr Zeit.`,
  invoice: (day, house, left) =>
    left < 0
      ? `Die Rechnung bei «${house}» war am ${day} fällig. Ist sie bezahlt, halten Sie die Zahlung fest.`
      : `Die Rechnung bei «${house}» ist am ${day} fällig.`,
  retention: (day, house) =>
    `Sie behalten bei «${house}» bis am ${day} einen Teil der Rechnung zurück. Prüfen Sie, ob der Grund noch gilt, bevor Sie den Rest zahlen.`,
  discount: (day, house) => `Wer die Rechnung bei «${house}» bis am ${day} zahlt, zieht den Skonto ab.`,
  invoice_warranty: (day, house) =>
    `Bei «${house}» endet am ${day} die Garantie, die mit dieser Rechnung begann. Prüfen Sie vorher, ob alles funktioniert, und melden Sie Mängel der Firma sofort.`,
  quote: (day, house) => `Die Firma hält die Offerte bei «${house}» bis am ${day} aufrecht.`,
}

// Cut by signs: half an emoji is none.
function cut(text: string): string {
  const signs = Array.from(text)
  return signs.length <= mostSigns ? text : `${signs.slice(0, mostSigns - 1).join('')}…`
}
