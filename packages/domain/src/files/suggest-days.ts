import { dayOf } from '../days/day.ts'
import { vague, type Found, type ReadLine } from './suggest-lines.ts'

const months = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const inFigures = /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})(?![\d.]*\d)/g
const inWords =
  /(?<!\d)(\d{1,2})\.? ?(jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}{0,6}\.? (\d{4})/giu

type Said = { readonly day: string; readonly before: string; readonly after: string }

/** The days a line names, each with the words before and behind it in its column. */
export function daysIn(text: string): readonly Said[] {
  const figures = [...text.matchAll(inFigures)].map((found) => ({ found, month: Number(found[2]) }))
  const words = [...text.matchAll(inWords)].map((found) => ({
    found,
    month: months.indexOf((found[2] ?? '').toLowerCase()) + 1,
  }))
  return [...figures, ...words].flatMap(({ found, month }) => {
    const day = dayOf(fullYear(Number(found[3])), month, Number(found[1]))
    if (day === undefined) return []
    const before =
      text
        .slice(0, found.index)
        .trimEnd()
        .split(/\s{6,}/)
        .at(-1) ?? ''
    const after = text.slice(found.index + found[0].length).trim()
    return [
      { day, before: /\s{6,}$/.test(text.slice(0, found.index)) && isProse(before) ? '' : before, after },
    ]
  })
}

/** What stands far off to the left is a label of the day only if it is short. */
const isProse = (text: string): boolean => text.length > 30 || /\d{3}/.test(text)

const fullYear = (year: number): number => (year >= 100 ? year : year > 60 ? 1_900 + year : 2_000 + year)

type Rule = {
  readonly before: RegExp
  /** What may follow. */
  readonly after?: RegExp
  readonly reason: string
  readonly points: number
}
const ofPaper: readonly Rule[] = [
  {
    before:
      /(gültig|garantie|ablauf|läuft|laufzeit|fällig|zahlbar|frist|innert|spätestens|bis|ab|seit|geboren|von)[^,;]{0,15}$/i,
    reason: '',
    points: -1,
  },
  { before: /rechnungsdatum:?$/i, reason: 'weil «Rechnungsdatum» davor steht', points: 9 },
  {
    before: /(ausstellungs|beleg|brief|offert|vertrags|druck)datum:?$/i,
    reason: 'weil «Datum» davor steht',
    points: 8,
  },
  { before: /(^|\s)datum( (der|des) \p{L}+)?:?$/iu, reason: 'weil «Datum» davor steht', points: 7 },
  { before: /ausgestellt am:?$/i, reason: 'weil «ausgestellt am» davor steht', points: 7 },
  {
    before: /^\p{Lu}[\p{L} .-]{2,25},( den| am)?$/u,
    reason: 'weil es nach dem Ort im Briefkopf steht',
    points: 6,
  },
  // Of another paper or of what went before.
  {
    before:
      /(ersetzt|schreiben|brief|gespräch|besichtigung|begehung|steuererklärung|reglement|anfrage|angebot|offerte|vertrag|bestellung|protokoll)\b.{0,12}\bvom:?$/i,
    reason: vague.firstDay,
    points: 0.5,
  },
  { before: /\bvom:?$/i, reason: 'weil «vom» davor steht', points: 2 },
  { before: /^$/, after: /^\.?$/, reason: 'weil es als Datum allein auf einer Zeile steht', points: 4 },
  { before: /./, reason: vague.firstDay, points: 1 },
]
const ofEnd: readonly Rule[] = [
  { before: /gültig bis( am| zum| und mit)?:?$/i, reason: 'weil «gültig bis» davor steht', points: 9 },
  {
    before: /garantie(dauer|zeit)? bis( am| zum)?:?$/i,
    reason: 'weil «Garantie bis» davor steht',
    points: 8,
  },
  { before: /(läuft|endet|ablauf)( ab)?( am| per)?:?$/i, reason: 'weil «läuft ab» davor steht', points: 7 },
  {
    before: /(ablaufdatum|vertragsende|versicherungsende):?$/i,
    reason: 'weil das Ende davor steht',
    points: 7,
  },
  { before: /laufzeit[^,;]{0,30} bis( zum)?:?$/i, reason: 'weil «Laufzeit bis» davor steht', points: 7 },
  {
    before: /nächste (kontrolle|prüfung)( am| bis)?:?$/i,
    reason: 'weil «nächste Kontrolle» davor steht',
    points: 6,
  },
]

const ruled =
  (rules: readonly Rule[], mayBe: (day: string, today: string) => boolean) =>
  (lines: readonly ReadLine[], today: string): Found[] =>
    lines.flatMap((line) =>
      daysIn(line.text).flatMap(({ day, before, after }) => {
        const rule = rules.find((one) => one.before.test(before) && (one.after?.test(after) ?? true))
        if (rule === undefined || !mayBe(day, today)) return []
        return [{ value: day, reason: rule.reason, points: rule.points - line.at / 1_000, line }]
      }),
    )

/** The day a paper bears: in its past, and not the end of anything. */
export const findDates = ruled(ofPaper, (day, today) => day <= today)
/** The day until which it is good. */
export const findEnds = ruled(ofEnd, () => true)
