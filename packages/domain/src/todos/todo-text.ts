import { dueForms, type DueForm } from './due-forms.ts'

/** A day somebody may have meant, with the words that say so and their place in the text. */
export type DueReading = {
  readonly on: string
  readonly words: string
  readonly start: number
  readonly end: number
}

/**
 * The days a line like «Boiler entkalken bis 1.3.» names, seen from a day. One: that is what it says. Several: it
 * may mean any of them, and only its author can tell. A line of nothing but a day is a title, not a due day.
 */
export function readDueDays(text: string, today: string): readonly DueReading[] {
  const matches = withoutOverlap(patterns.flatMap((pattern) => findAll(pattern, text, today)))
  const readings = matches.flatMap(({ days, start, end }) =>
    days.map((on) => ({ on, words: text.slice(start, end), start, end })),
  )
  const isSaid = readings.length > 0 && readings.every((reading) => titleWithout(text, reading) !== '')
  return isSaid ? readings.slice(0, most) : []
}

/** The line without the words that say when. */
export function titleWithout(text: string, reading: Pick<DueReading, 'start' | 'end'> | undefined): string {
  if (reading === undefined) return text.trim()
  const rest = `${text.slice(0, reading.start)} ${text.slice(reading.end)}`
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,;.:])/g, '$1')
    .replaceAll(/^[\s,;.:–-]+|[\s,;:–-]+$/g, '')
  // What moved to the front begins the line now.
  return reading.start === 0 ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest
}

const most = 3

type Match = { readonly start: number; readonly end: number; readonly days: readonly string[] }
type Pattern = { readonly form: DueForm; readonly led: RegExp; readonly bare: RegExp | undefined }

// \b knows no umlauts.
const whole = (body: string) => new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${body})(?![\p{L}\p{N}])`, 'giu')
const patterns: readonly Pattern[] = dueForms.map((form) => ({
  form,
  led: whole(`(?:${form.lead})${form.body}`),
  bare: form.place === 'lead' ? undefined : whole(form.body),
}))

// «Rechnung vom 1.3.» names a bill, «jeden Freitag» no day, «am Morgen» a time.
const foreign = new Set(
  'vom von seit nach vor dem der jeden jedem jede jeder letzten letzte letzter vergangenen guten gegen am im heute gestern'.split(
    ' ',
  ),
)
const range = /(?<![\p{L}\p{N}])(?:vom|von|zwischen)\s+\S+(?:\s+\p{L}+)?\s+$/iu

function findAll({ form, led, bare }: Pattern, text: string, today: string): Match[] {
  const found = (match: RegExpExecArray): Match[] => {
    const start = match.index
    const said = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, value?.toLowerCase()]),
    )
    if (range.test(text.slice(0, start))) return []
    return [{ start, end: start + match[0].length, days: form.days(said, today) }]
  }
  const ledOnes = [...text.matchAll(led)].flatMap(found)
  const bareOnes =
    bare === undefined ? [] : [...text.matchAll(bare)].filter((match) => stands(form, match, text))
  return [...ledOnes, ...bareOnes.flatMap(found)].filter(({ days }) => days.length > 0)
}

/** Whether words without «bis» or the like before them are a day at all. */
function stands(form: DueForm, match: RegExpExecArray, text: string): boolean {
  const before = text.slice(0, match.index)
  if (foreign.has(/(\p{L}+)\s+$/u.exec(before)?.[1]?.toLowerCase() ?? '')) return false
  // «Sonntag Morgen»: inside a line the noun has its capital.
  if (match[0].startsWith('Morgen') && before.trim() !== '') return false
  if (form.place === 'anywhere') return true
  const after = text.slice(match.index + match[0].length)
  return before.trim() === '' || /^[\s.,;]*$/.test(after)
}

/** «1. März 2027» beats «1. März»; of two in the same place the longer one is what was said. */
function withoutOverlap(matches: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const match of matches.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every((one) => match.end <= one.start || match.start >= one.end)) kept.push(match)
  return kept.toSorted((a, b) => a.start - b.start)
}
