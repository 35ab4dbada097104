import { addDays } from '../days/day.ts'
import { daysIn } from './suggest-days.ts'
import type { Found, ReadLine } from './suggest-lines.ts'

type Rule = { readonly words: RegExp; readonly reason: string; readonly points: number }

/** What stands before a day on which something has to be paid; the first that fits decides. */
const onDay: readonly Rule[] = [
  // Of a discount, of a protest, of how long something is good: no day to pay.
  {
    words: /(skonto|abzug|einsprache|rekurs|beschwerde|einwände|gültig|garantie|gemahnt)[^.;]{0,40}$/i,
    reason: '',
    points: 0,
  },
  { words: /zahlbar bis( spätestens)?( am| zum)?:?$/i, reason: 'weil «zahlbar bis» davor steht', points: 9 },
  { words: /(zahlbar|fällig)( am| per)?:?$/i, reason: 'weil «fällig» davor steht', points: 9 },
  {
    words: /fälligkeit(s(datum|termin|tag))?( am| per)?:?$/i,
    reason: 'weil «Fälligkeit» davor steht',
    points: 9,
  },
  {
    words: /zahlungs(frist|termin|ziel)( bis)?( am| zum)?:?$/i,
    reason: 'weil «Zahlungsfrist» davor steht',
    points: 9,
  },
  {
    words: /(zahl|überweis|begleich|vergüt)[^.;]{0,60} bis( spätestens)?( am| zum)?:?$/i,
    reason: 'weil bis dahin zu zahlen ist',
    points: 8,
  },
  { words: /netto bis( zum)?:?$/i, reason: 'weil «netto bis» davor steht', points: 8 },
  {
    words: /(belast|abgebucht|lastschrift)[^.;]{0,30}( am| per)?:?$/i,
    reason: 'weil es dann belastet wird',
    points: 6,
  },
]

/** How many days after the invoice; the figure is the group `days`. */
const within: readonly Rule[] = [
  {
    words: /(?<days>\d{1,3}) tagen?,? (rein )?netto|netto,? (zahlbar )?(innert )?(?<days>\d{1,3}) tage/i,
    reason: 'weil «Tage netto» dasteht, ab dem Rechnungsdatum gezählt',
    points: 7,
  },
  {
    words:
      /(zahl|überweis|begleich|vergüt)[^.;]{0,60}(innert|innerhalb( von)?|binnen) (?<days>\d{1,3}) tagen?(?![^.;]{0,30}(skonto|%))/i,
    reason: 'weil «innert … Tagen» dasteht, ab dem Rechnungsdatum gezählt',
    points: 7,
  },
  {
    words:
      /(innert|innerhalb( von)?|binnen) (?<days>\d{1,3}) tagen? (zahl|zu (be)?zahl|zu überweis|zu begleich)/i,
    reason: 'weil «innert … Tagen» dasteht, ab dem Rechnungsdatum gezählt',
    points: 7,
  },
  {
    words:
      /zahlungs(frist|ziel|bedingung(en)?|kondition(en)?)\s*:?\s*(?<days>\d{1,3}) tagen?(?![^.;]{0,30}(skonto|%))/i,
    reason: 'weil die Zahlungsfrist in Tagen dasteht, ab dem Rechnungsdatum gezählt',
    points: 7,
  },
]
const atOnce = /(zahlbar|fällig)\s*:? (sofort|umgehend|bei erhalt)/i
const ofOthers = /einsprache|rekurs|beschwerde|beanstand|reklamation|rückgabe|mängel/i

/** Until when a bill is to be paid: the day it names, or as many days after its own as it says. */
export function findDues(lines: readonly ReadLine[], issuedOn: string | undefined): Found[] {
  const found = lines.flatMap((line, at) => [
    ...named(line),
    ...(issuedOn === undefined ? [] : counted(line, lines[at + 1], issuedOn)),
  ])
  // A day before the bill's own: one of them was read wrongly.
  return found.filter(({ value }) => issuedOn === undefined || value >= issuedOn)
}

const named = (line: ReadLine): Found[] =>
  daysIn(line.text).flatMap(({ day, before }) => {
    const rule = onDay.find(({ words }) => words.test(before))
    return rule === undefined
      ? []
      : [{ value: day, reason: rule.reason, points: rule.points && rule.points - line.at / 1_000, line }]
  })

/** Sentences go on in the next line: «zahlbar innert / 30 Tagen». */
function counted(first: ReadLine, next: ReadLine | undefined, issuedOn: string): Found[] {
  const both = next?.page === first.page ? { ...first, text: `${first.text} ${next.text}` } : first
  for (const line of [first, both]) {
    const found = ofOthers.test(line.text) ? undefined : termIn(line.text)
    // What begins in the next line is found there.
    if (found === undefined || found.at > first.text.length) continue
    const { days, reason, points } = found
    return [{ value: addDays(issuedOn, days), reason, points: points - line.at / 1_000, line }]
  }
  return []
}

function termIn(text: string) {
  const now = atOnce.exec(text)
  if (now !== null) return { days: 0, at: now.index, reason: 'weil sofort zu zahlen ist', points: 5 }
  for (const { words, ...rule } of within) {
    const said = words.exec(text)
    const days = said?.groups?.['days']
    if (said !== null && days !== undefined) return { days: Number(days), at: said.index, ...rule }
  }
  return undefined
}
