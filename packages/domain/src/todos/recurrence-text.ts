import { addDays, weekdayOf } from '../days/day.ts'
import { mostEvery, type Interval, type RecurrenceUnit } from '../days/recurrence.ts'
import { readDueDays, titleWithout } from './todo-text.ts'

/** How often something comes again, with the words that say so and their place in the text. */
export type RecurrenceReading = Interval & {
  readonly words: string
  readonly start: number
  readonly end: number
  /** «ab Erledigung» was said. */
  readonly isFromDone: boolean
  /** The first day, where the words name it: «jeden 1. März». */
  readonly on: string | undefined
}

type Said = Readonly<Record<string, string | undefined>>
type Form = { readonly body: string; readonly interval: (said: Said) => Interval; readonly on?: FirstDay }
type FirstDay = (said: Said, today: string) => string | undefined

const numbers = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const ordinals = 'zweite dritte vierte fünfte sechste'.split(' ')
const weekdays = 'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(' ')
const months =
  'januar|jan|februar|feb|märz|mrz|april|apr|mai|juni|jun|juli|jul|august|aug|september|sept|sep|oktober|okt|november|nov|dezember|dez'

const units: Readonly<Record<string, RecurrenceUnit>> = {
  tag: 'day',
  woche: 'week',
  monat: 'month',
  jahr: 'year',
}
const unit = '(?<unit>tag|woche|monat|jahr)'
const adverbs: Readonly<Record<string, Interval>> = {
  täglich: { every: 1, unit: 'day' },
  wöchentlich: { every: 1, unit: 'week' },
  '14-täglich': { every: 2, unit: 'week' },
  zweiwöchentlich: { every: 2, unit: 'week' },
  monatlich: { every: 1, unit: 'month' },
  zweimonatlich: { every: 2, unit: 'month' },
  vierteljährlich: { every: 3, unit: 'month' },
  quartalsweise: { every: 3, unit: 'month' },
  halbjährlich: { every: 6, unit: 'month' },
  jährlich: { every: 1, unit: 'year' },
  zweijährlich: { every: 2, unit: 'year' },
}
const times: Readonly<Record<string, number>> = { einmal: 1, zweimal: 2, dreimal: 3, viermal: 4 }

const forms: readonly Form[] = [
  {
    body: String.raw`alle\s+(?<count>\d{1,3}|${numbers.slice(1).join('|')})\s+${unit}(?:en|n|e)?`,
    interval: ({ count, unit: name }) => ({ every: numberOf(count), unit: unitOf(name) }),
  },
  {
    body: String.raw`jede[nrsm]?\s+(?:(?<ordinal>${ordinals.join('|')})[nrs]?\s+|(?<count>\d{1,3})\.\s+)?${unit}`,
    interval: ({ ordinal, count, unit: name }) => ({
      every: ordinal === undefined ? Number(count ?? 1) : ordinals.indexOf(ordinal) + 2,
      unit: unitOf(name),
    }),
  },
  {
    body: String.raw`(?<times>${Object.keys(times).join('|')}|[1234]\s?(?:x|×|mal))\s+(?:jährlich|(?:im|pro)\s+Jahr)`,
    interval: ({ times: said }) => perYear(times[said ?? ''] ?? Number(said?.charAt(0))),
  },
  {
    body: `(?<adverb>${Object.keys(adverbs).join('|')})`,
    interval: ({ adverb }) => adverbs[adverb ?? ''] ?? { every: 1, unit: 'year' },
  },
  {
    body: String.raw`jeden\s+(?<day>\d{1,2}\.\s?(?:\d{1,2}\.|(?:${months})\.?))`,
    interval: () => ({ every: 1, unit: 'year' }),
    // Of one that has just passed the next is meant: it comes again.
    on: ({ day }, today) => readDueDays(`x am ${day}`, today).at(-1)?.on,
  },
  {
    body: String.raw`(?:jeden|am)\s+(?<date>\d{1,2})\.\s+(?:jede[ns]|des)\s+Monate?s`,
    interval: () => ({ every: 1, unit: 'month' }),
    on: ({ date }, today) => nextDate(Number(date), today),
  },
  {
    body: String.raw`jeden\s+Monat\s+am\s+(?<date>\d{1,2})\.(?!\s?\d)`,
    interval: () => ({ every: 1, unit: 'month' }),
    on: ({ date }, today) => nextDate(Number(date), today),
  },
  {
    body: String.raw`jeden\s+Monat\s+am\s+Monatsende`,
    interval: () => ({ every: 1, unit: 'month' }),
    on: (_said, today) => nextDate(31, today),
  },
  {
    body: `jeden\\s+(?<weekday>${weekdays.join('|')})`,
    interval: () => ({ every: 1, unit: 'week' }),
    on: ({ weekday = '' }, today) => nextWeekday(weekdays.indexOf(weekday) + 1, today),
  },
]

// \b knows no umlauts. «ab Erledigung» goes with the interval wherever it stands behind it.
const fromDone = String.raw`(?:,?\s+(?<done>(?:ab|nach|seit)\s+(?:der\s+)?(?:letzten\s+)?Erledigung))?`
const patterns = forms.map((form) => ({
  form,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${form.body})${fromDone}(?![\p{L}\p{N}])`, 'iu'),
}))

/** How often a line like «Boiler entkalken alle 2 Jahre ab 1.3.» says it comes again; nothing if it does not. */
export function readRecurrence(text: string, today: string): RecurrenceReading | undefined {
  const [found] = patterns
    .flatMap(({ form, pattern }) => {
      const match = pattern.exec(text)
      return match === null ? [] : [{ form, match }]
    })
    // «zweimal jährlich» beats «jährlich».
    .toSorted((a, b) => b.match[0].length - a.match[0].length)
  if (found === undefined) return undefined
  const { form, match } = found
  const said = Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, value?.toLowerCase()]),
  )
  const interval = form.interval(said)
  const place = { start: match.index, end: match.index + match[0].length }
  const isAsked = interval.every >= 1 && interval.every <= mostEvery
  // A line of nothing but a rhythm is a title.
  if (!isAsked || titleWithout(text, place) === '') return undefined
  return {
    ...interval,
    ...place,
    words: match[0],
    isFromDone: said['done'] !== undefined,
    on: form.on?.(said, today),
  }
}

const unitOf = (name: string | undefined): RecurrenceUnit => units[name ?? ''] ?? 'year'
const numberOf = (said: string | undefined): number =>
  numbers.includes(said ?? '') ? numbers.indexOf(said ?? '') + 1 : Number(said)
const perYear = (many: number): Interval =>
  many === 1 ? { every: 1, unit: 'year' } : { every: 12 / many, unit: 'month' }

const nextWeekday = (wanted: number, today: string): string =>
  addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1)

/** The next day of that number in a month that has it: from a 31st a rhythm finds back to it. */
function nextDate(date: number, today: string): string {
  let day = addDays(today, 1)
  for (let tried = 0; tried < 62 && Number(day.slice(8)) !== date; tried += 1) day = addDays(day, 1)
  return day
}
