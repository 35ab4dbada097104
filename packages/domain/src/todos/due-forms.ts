import { addDays, addMonths, dayOf, daysBetween, lastOfMonth, weekdayOf } from '../days/day.ts'

/** One way to say a day in German. */
export type DueForm = {
  /** What stands before a day and goes with it («bis», «per»). */
  readonly lead: string
  readonly body: string
  /** `lead`: only with such a word before it. `edge`: without one only where the text begins or ends. */
  readonly place: 'lead' | 'edge' | 'anywhere'
  /** The days it may mean: none if the calendar has no such day, several if only the owner can say. */
  readonly days: (said: Readonly<Record<string, string | undefined>>, today: string) => readonly string[]
}

const until = String.raw`(?:fällig\s+)?(?:bis\s+(?:spätestens\s+)?(?:zum\s+|am\s+)?|spätestens\s+(?:bis\s+)?(?:zum\s+|am\s+)?|am\s+|ab\s+|zum\s+|per\s+|auf\s+den\s+)|fällig\s+`
const soon = String.raw`(?:bis|spätestens|ab|per)\s+`

const months = [
  ['januar', 'jan'],
  ['februar', 'feb'],
  ['märz', 'mrz'],
  ['april', 'apr'],
  ['mai'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['dezember', 'dez'],
] as const
const month = String.raw`(?<month>${months.flat().join('|')})\.?`
const weekdays = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'] as const
const weekday = `(?<weekday>${weekdays.join('|')})`
const numbers = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const count = String.raw`(?<count>\d{1,3}|ein|einem|einer|${numbers.slice(1).join('|')})`

export const dueForms: readonly DueForm[] = [
  {
    lead: soon,
    body: '(?<word>heute|morgen|übermorgen)',
    place: 'anywhere',
    days: ({ word }, today) => [addDays(today, word === 'heute' ? 0 : word === 'morgen' ? 1 : 2)],
  },
  {
    lead: until,
    body: String.raw`(?<date>\d{1,2})\.\s?(?<numeral>\d{1,2})\.(?:(?<short>\d{2})(?!\d)|\s?(?<year>20\d{2})(?!\d))?`,
    place: 'edge',
    days: ({ date, numeral, short, year }, today) =>
      dated(date, numeral, year ?? (short === undefined ? undefined : `20${short}`), today),
  },
  {
    lead: until,
    body: String.raw`(?<year>20\d{2})-(?<numeral>\d{2})-(?<date>\d{2})`,
    place: 'edge',
    days: ({ date, numeral, year }, today) => dated(date, numeral, year, today),
  },
  {
    lead: until,
    body: String.raw`(?<date>\d{1,2})\.\s*${month}(?:\s+(?<year>20\d{2})(?!\d))?`,
    place: 'edge',
    days: ({ date, month: name, year }, today) => dated(date, monthNumber(name), year, today),
  },
  {
    lead: until,
    body: String.raw`Ende\s+(?:des\s+)?(?:${month}(?:\s+(?<year>20\d{2})(?!\d))?|(?<span>Monat|Jahr)(?:e?s)?)`,
    place: 'anywhere',
    days: ({ month: name, year, span }, today) => ends(name, year, span, today),
  },
  {
    lead: until,
    body: '(?<span>monat|jahr)e?sende',
    place: 'lead',
    days: ({ span }, today) => ends(undefined, undefined, span, today),
  },
  {
    lead: until,
    body: String.raw`${weekday}\s+(?:in\s+der\s+)?nächste[rn]?\s+Woche`,
    place: 'anywhere',
    days: ({ weekday: name }, today) => [inNextWeek(today, weekdayNumber(name))],
  },
  {
    lead: until,
    body: String.raw`nächste\s+Woche\s+(?:am\s+)?${weekday}`,
    place: 'anywhere',
    days: ({ weekday: name }, today) => [inNextWeek(today, weekdayNumber(name))],
  },
  {
    lead: until,
    body: String.raw`(?:(?:diesen|kommenden)\s+)?${weekday}`,
    place: 'edge',
    days: ({ weekday: name }, today) => coming(today, weekdayNumber(name)),
  },
  {
    // Some mean the next one to come, some the one of the next week.
    lead: until,
    body: String.raw`nächste[nrm]?\s+${weekday}`,
    place: 'anywhere',
    days: ({ weekday: name }, today) => [
      ...new Set([
        coming(today, weekdayNumber(name)).at(-1) ?? today,
        inNextWeek(today, weekdayNumber(name)),
      ]),
    ],
  },
  {
    lead: until,
    body: String.raw`(?<weekday>mo|di|mi|do|fr|sa|so)(?:\.|(?=\s|$))`,
    place: 'lead',
    days: ({ weekday: name }, today) =>
      coming(today, weekdays.findIndex((one) => one.startsWith(name ?? '')) + 1),
  },
  {
    lead: until,
    body: String.raw`Wochenende`,
    place: 'lead',
    days: (_said, today) => thisWeek(today, [6, 7]),
  },
  {
    lead: until,
    body: String.raw`Ende\s+(?:der\s+)?Woche`,
    place: 'anywhere',
    days: (_said, today) => thisWeek(today, [5, 7]),
  },
  {
    lead: until,
    body: String.raw`nächste\s+Woche`,
    place: 'anywhere',
    days: (_said, today) => [inNextWeek(today, 1), inNextWeek(today, 5)],
  },
  {
    lead: until,
    body: String.raw`nächsten\s+Monat`,
    place: 'anywhere',
    days: (_said, today) => [
      `${addMonths(today, 1).slice(0, 8)}01`,
      lastOfMonth(addMonths(`${today.slice(0, 8)}01`, 1)),
    ],
  },
  {
    lead: String.raw`spätestens\s+|bis\s+`,
    body: String.raw`(?:in|innert|binnen|innerhalb\s+von)\s+${count}\s+(?<unit>Tag|Woche|Monat|Jahr)(?:en|n|e)?`,
    place: 'anywhere',
    days: ({ count: said, unit }, today) => later(said, unit, today),
  },
]

/** Without a year the next such day; one that has just passed may also be meant as it is. */
function dated(
  date: string | undefined,
  monthNo: string | number | undefined,
  year: string | undefined,
  today: string,
): string[] {
  const thisYear = Number(today.slice(0, 4))
  const inYear = (one: number) => dayOf(one, Number(monthNo), Number(date))
  if (year !== undefined) return [inYear(Number(year))].filter((day) => day !== undefined)
  const past = inYear(thisYear)
  if (past !== undefined && past >= today) return [past]
  // Eight years, because of the 29 February around 2100.
  const next = Array.from({ length: 8 }, (_, ahead) => inYear(thisYear + 1 + ahead)).find(
    (day) => day !== undefined,
  )
  const justPassed = past !== undefined && daysBetween(past, today) <= 60 ? [past] : []
  return next === undefined ? [] : [...justPassed, next]
}

function ends(
  name: string | undefined,
  year: string | undefined,
  span: string | undefined,
  today: string,
): string[] {
  if (span === 'jahr') return [`${today.slice(0, 4)}-12-31`]
  if (span === 'monat') return [lastOfMonth(today)]
  const inYear = (one: number) => lastOfMonth(`${one}-${String(monthNumber(name)).padStart(2, '0')}-01`)
  if (year !== undefined) return [inYear(Number(year))]
  const thisYear = Number(today.slice(0, 4))
  return [inYear(thisYear) >= today ? inYear(thisYear) : inYear(thisYear + 1)]
}

/** On that very weekday it may be today or in a week. */
function coming(today: string, wanted: number): string[] {
  const ahead = (wanted - weekdayOf(today) + 7) % 7
  return ahead === 0 ? [today, addDays(today, 7)] : [addDays(today, ahead)]
}

const inNextWeek = (today: string, wanted: number): string => addDays(today, 7 - weekdayOf(today) + wanted)

const thisWeek = (today: string, wanted: readonly number[]): string[] =>
  wanted.map((one) => addDays(today, one - weekdayOf(today))).filter((day) => day >= today)

function later(said: string | undefined, unit: string | undefined, today: string): string[] {
  const word = said?.startsWith('ein') === true ? 'ein' : said
  const many = numbers.includes(word ?? '') ? numbers.indexOf(word ?? '') + 1 : Number(said)
  if (!(many > 0)) return []
  if (unit === 'tag') return [addDays(today, many)]
  if (unit === 'woche') return [addDays(today, many * 7)]
  return [addMonths(today, unit === 'monat' ? many : many * 12)]
}

const monthNumber = (name: string | undefined): number =>
  months.findIndex((names) => names.some((one) => one === name)) + 1
const weekdayNumber = (name: string | undefined): number => weekdays.findIndex((one) => one === name) + 1
