/**
 * The same rules once more, as simply as they can be said: somebody goes through a calendar on paper, leaf by leaf, and
 * stops where the rule says so. It shares nothing with the product, not even `Date`.
 */
type Leaf = {
  readonly text: string
  readonly date: number
  readonly lastOfMonth: number
  /** The how many-eth month of the calendar it is in. */
  readonly month: number
}
export type Rule = {
  readonly mode: 'fixed' | 'from_completion'
  readonly every: number
  readonly unit: 'day' | 'week' | 'month' | 'year'
  readonly anchorOn: string
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
const two = (figure: number): string => (figure < 10 ? `0${figure}` : `${figure}`)

const leaves: Leaf[] = []
for (let year = 2020; year < 2048; year += 1)
  for (let month = 1; month <= 12; month += 1) {
    const lastOfMonth = month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0)
    for (let date = 1; date <= lastOfMonth; date += 1)
      leaves.push({ text: `${year}-${two(month)}-${two(date)}`, date, lastOfMonth, month: year * 12 + month })
  }
const places = new Map(leaves.map(({ text }, place) => [text, place]))
const placeOf = (day: string): number => places.get(day) ?? Number.NaN

/** Every day there is on paper, a Wednesday first. */
export const daysOnPaper: readonly string[] = leaves.map(({ text }) => text)

/** Some leaves further, or back. */
export const turned = (day: string, by: number): string => leaves[placeOf(day) + by]?.text ?? ''

/** 1 is Monday, 7 is Sunday. */
export const weekdayOnPaper = (day: string): number => ((placeOf(day) + 2) % 7) + 1

export const isLastSunday = (day: string): boolean => {
  const leaf = leaves[placeOf(day)]
  return leaf !== undefined && weekdayOnPaper(day) === 7 && leaf.date + 7 > leaf.lastOfMonth
}

/** When it is due again. */
export function nextLeaf(rule: Rule, dueOn: string, doneOn: string): string {
  if (rule.mode === 'from_completion') return marked(rule, doneOn, 1)[0] ?? ''
  const behind = doneOn > dueOn ? doneOn : dueOn
  if (known?.rule !== rule) known = { rule, after: noteNext(rule) }
  return known.after.get(behind) ?? ''
}

// The rhythm that was marked last: who lives with it asks it thousands of times.
let known: { rule: Rule; after: ReadonlyMap<string, string> } | undefined

/** Marks the days of a fixed rhythm, and notes on every leaf which mark comes behind it. */
function noteNext(rule: Rule): ReadonlyMap<string, string> {
  const marks = new Set([rule.anchorOn, ...marked(rule, rule.anchorOn, leaves.length)])
  const after = new Map<string, string>()
  let coming: string | undefined
  for (const { text } of leaves.toReversed()) {
    if (coming !== undefined) after.set(text, coming)
    if (marks.has(text)) coming = text
  }
  return after
}

/** Turns leaf by leaf from a day on and marks what the rule says, so many times. */
function marked({ every, unit }: Rule, from: string, times: number): string[] {
  const start = placeOf(from)
  const first = leaves[start]
  const found: string[] = []
  for (let place = start + 1; found.length < times; place += 1) {
    const leaf = leaves[place]
    if (leaf === undefined || first === undefined) break
    const passed = unit === 'day' || unit === 'week' ? place - start : leaf.month - first.month
    const step = unit === 'week' ? every * 7 : unit === 'year' ? every * 12 : every
    const wanted = first.date > leaf.lastOfMonth ? leaf.lastOfMonth : first.date
    const isItsDay = unit === 'day' || unit === 'week' || leaf.date === wanted
    if (passed > 0 && passed % step === 0 && isItsDay) found.push(leaf.text)
  }
  return found
}
