import { columnGap, columnsOf, vague, type Found, type ReadLine } from './suggest-lines.ts'

/** «Spenglerei Muster AG»: a name before the form, not the form alone. */
const legalForm =
  /\p{L}[^,]*\s(AG|GmbH|SA|Sàrl|KLG|& Co\.?|& Söhne|& Sohn|Genossenschaft|Stiftung|Verein)(?=$|[\s,.)])/u
const office =
  /(versicherung(en)?|bank|versorgung|werke?|gemeinde|stadt|kantons?|verwaltung|amt|amtes|stelle|polizei|notariat|inspektorat|verband)(?=$|[\s,.)])/iu
const trade =
  /(schreinerei|spenglerei|zimmerei|gärtnerei|gartenbau|malerei|gipserei|dachdeckerei|schlosserei|metallbau|holzbau|ofenbau|küchenbau|sanitär|elektro|heizungen|bedachungen|kaminfeger(ei)?|architektur|treuhand|immobilien|liegenschaften|haustechnik|solartechnik|storen|\p{L}service)(?=$|[\s,.)-])/iu
/** What stands in a head and is nobody's name. */
const noName =
  /\d{4,}|telefon|tel\.|www\.|@|strasse|gasse \d|weg \d|datum|rechnung|beleg|offerte|angebot|police|vertrag|kunden|seite|summe|nummer|nr\.|bearbeit|auskunft|objekt|betreff|zahlbar|konto|referenz|empfangsschein|verfügung|protokoll|garantie|sehr geehrte|guten tag|grüss/iu
const toSomebody = /^(herrn?|frau|familie|eheleute|an die|an den)\b/iu
const greeting = /^(mit )?(freundliche|beste|herzliche|liebe)[nrs]? (gr[uü]ss|grüsse)|^hochachtungsvoll/iu
const iban = /\b(CH|LI)\d{2}( ?[\dA-Z]{4}){4} ?[\dA-Z]\b/
const place = /(^|\s)(CH-)?\d{4} \p{Lu}/u
const headLines = 12
/** Below a greeting the name of the firm, then of who signs. */
const signedLines = 2

const cleaned = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}.)]+$/gu, '')
const isName = (text: string): boolean =>
  text.length >= 4 && text.length <= 80 && !noName.test(text) && !toSomebody.test(text)

/** Who wrote it: in the head, below the greeting, in the foot, or as who is to be paid. */
export function findSenders(lines: readonly ReadLine[]): Found[] {
  const names = [...inHead(lines), ...belowGreeting(lines), ...inFoot(lines), ...toBePaid(lines)].filter(
    ({ value }) => isName(value),
  )
  // What stands in one place with something read into it, and in another without, is the name without.
  const isWithin = (value: string) => names.some((other) => other.value.endsWith(` ${value}`))
  return names.map((found) => ({
    ...found,
    value: found.value.slice(0, 120),
    points: found.points + (isWithin(found.value) ? 1 : 0),
  }))
}

/** A firm or an office among the first lines; who is written to stands there as well. */
function inHead(lines: readonly ReadLine[]): Found[] {
  return lines.slice(0, headLines).flatMap((line, at) => {
    const value = headName(line)
    const before = lines[at - 1]
    const whole = isSecondLine(value, before) ? `${headName(before)} ${value}` : value
    const points = (most: number) => most - line.at / 10
    if (legalForm.test(whole))
      return [{ value: whole, reason: 'weil es mit Rechtsform im Briefkopf steht', points: points(8), line }]
    if (isLabel(line)) return []
    if (office.test(value) || trade.test(value))
      return [{ value, reason: 'weil es als Stelle im Briefkopf steht', points: points(6), line }]
    return at === 0 && /^\p{Lu}/u.test(value) && !isRecipient(value, lines)
      ? [{ value, reason: vague.onTop, points: 2, line }]
      : []
  })
}

/** An amount or a day in the column behind it makes it a label. */
const isLabel = (line: ReadLine): boolean => /\d/.test(columnsOf(line)[1] ?? '') && !place.test(line.text)

/** Photos have no columns: what belongs to somebody else begins with its own word. */
const elsewhere = / (Familie|Frau|Herrn?|Datum|Rechnungsdatum|Kundennummer|Beleg|Auskunft)\b/u
const headName = (line: ReadLine): string => {
  const first =
    columnsOf(line)[0]
      // The stop of a first name that was read as a comma.
      ?.replace(/( \p{Lu}),(?= \p{Lu})/u, '$1.')
      .split(/, | [·|•] /)[0]
      ?.split(elsewhere)[0] ?? ''
  return cleaned(/^.*?\s(AG|GmbH|KLG)(?=\s)/u.exec(first)?.[0] ?? first)
}

/** «Muster & Meier» above «Spenglerei GmbH» are one name. */
const isSecondLine = (value: string, before: ReadLine | undefined): before is ReadLine =>
  before !== undefined &&
  /\s(AG|GmbH|SA|KLG)$/u.test(value) &&
  /^\p{Lu}\p{L}+ (&|\+) \p{Lu}\p{L}+$/u.test(headName(before))

/** Two people of one household, or whoever the letter greets. */
function isRecipient(value: string, lines: readonly ReadLine[]): boolean {
  if (/^\p{Lu}\p{L}+ (und|&) \p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(value)) return true
  const surname = value.split(' ').at(-1) ?? ''
  return lines.some(({ text }) => /^sehr geehrte/i.test(text) && text.includes(surname))
}

function belowGreeting(lines: readonly ReadLine[]): Found[] {
  const at = lines.findIndex(({ text }) => greeting.test(text))
  if (at < 0) return []
  return lines.slice(at + 1, at + 1 + signedLines).flatMap((line, row) => {
    const value = cleaned(columnsOf(line)[0] ?? '').replace(/^i\. ?(A|V)\. /, '')
    const isOfSomebody = legalForm.test(value) || office.test(value) || trade.test(value)
    return [
      {
        value,
        reason: isOfSomebody ? 'weil es unter dem Gruss steht' : vague.signed,
        points: (isOfSomebody ? 7.5 : 1.8) - row / 10,
        line,
      },
    ]
  })
}

const dot = / [·|•–] /
/** Of a photo the dot between two parts of an address is read as any small sign. */
const anySign = / [·|•–—:;«»*-] /
const reachedAt = /^(tel\b|telefon\b|www)/iu
const withNumber = /^\p{Lu}.*\p{L} \d+ ?[a-z]?$/u
/** The dot was not read at all: the street stands right behind the name. */
const street = /\s\p{Lu}[\p{L}-]*(strasse|str\.|gasse|weg|platz|rain) \d+ ?[a-z]?$/u

/** «Name · Strasse · Ort · Telefon», as letterheads print it in one line; a day may stand in a column before it. */
const inFoot = (lines: readonly ReadLine[]): Found[] =>
  lines.flatMap((line) => {
    const isClear = line.text.split(dot).length > 2
    const [first = '', ...rest] = line.text.split(isClear ? dot : anySign)
    const value = (first.split(columnGap).at(-1) ?? '').replace(street, '')
    const has = (pattern: RegExp) => rest.some((part) => pattern.test(part))
    // Subjects have dashes too: with any sign there must be a whole address, and a head with its form counts more.
    const isAddress = isClear
      ? has(place) || has(reachedAt)
      : has(place) && (has(reachedAt) || has(withNumber))
    const reason = 'weil es mit der Adresse in einer Zeile steht'
    return rest.length >= 2 && isAddress
      ? [{ value: cleaned(value), reason, points: isClear ? 8.5 : 6.5, line }]
      : []
  })

/** Below the account of a payment slip, in the same column. */
const toBePaid = (lines: readonly ReadLine[]): Found[] =>
  lines.flatMap((line, at) => {
    const next = lines[at + 1]
    const columns = columnsOf(line)
    const column = columns.findIndex((one) => iban.test(one))
    if (next === undefined || column < 0) return []
    const names = columnsOf(next)
    // A line that begins with it may be of the left or, where that one is empty, of the right column.
    const beside = column > 0 ? [names.at(-1)] : columns.length > 1 ? [names[0]] : [names.at(-1), names[0]]
    const value = beside.map((one) => cleaned(one ?? '')).find(isName)
    return value === undefined
      ? []
      : [{ value, reason: 'weil es unter dem Konto steht', points: 8.2, line: next }]
  })
