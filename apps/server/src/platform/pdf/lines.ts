import german from 'hyphen/de-1996/index.js'

/** A line as it is set. A hyphen at its end that only the line break put there is not part of the text. */
export type Line = { readonly text: string; readonly isHyphenated: boolean }

export type Measure = (text: string) => number

const soft = '\u00AD'
const shortestWord = 7
const shortestPart = 3
const wordJoint = /(?<=\p{L}[-–/])(?=\p{L})/u
const anyJoint = /(?<=[\p{L}\d][-–/])(?=[\p{L}\d])/u

/** Breaks a text into lines that fit, between words and, where it must, inside long ones. */
export function breakLines(text: string, width: number, measure: Measure): readonly Line[] {
  const lines: Line[] = []
  let line = ''
  const end = (isHyphenated: boolean) => {
    lines.push({ text: line, isHyphenated })
    line = ''
  }
  for (const paragraph of cleaned(text).split('\n')) {
    const words = paragraph.split(' ').filter((one) => one !== '')
    for (const [n, word] of words.entries()) {
      // Half a word alone on the last line looks like a mistake.
      const staysWhole = n === words.length - 1 && measure(unmarked(word)) <= width
      // A range of figures is torn only where it would not fit otherwise.
      const joints = measure(unmarked(word)) > width ? anyJoint : wordJoint
      let rest = word
      while (rest !== '') {
        const before = line === '' ? '' : `${line} `
        if (measure(before + unmarked(rest)) <= width) {
          line = before + unmarked(rest)
          break
        }
        const part = staysWhole
          ? undefined
          : longestPart(rest, joints, (start) => measure(before + start) <= width)
        if (part !== undefined) {
          line = before + part.start
          rest = part.rest
          end(part.isHyphenated)
        } else if (line !== '') end(false)
        else {
          // Nothing fits and nothing can be divided: as many signs as there is room for, at least one.
          const most = signsThatFit(unmarked(rest), width, measure)
          line = unmarked(rest).slice(0, most)
          rest = unmarked(rest).slice(most)
          if (rest !== '') end(false)
        }
      }
    }
    if (line !== '') end(false)
  }
  return lines.length === 0 ? [{ text: '', isHyphenated: false }] : lines
}

type Part = { readonly start: string; readonly rest: string; readonly isHyphenated: boolean }

function longestPart(word: string, joints: RegExp, fits: (start: string) => boolean): Part | undefined {
  let found: Part | undefined
  for (const part of divisions(word, joints)) {
    if (!fits(part.isHyphenated ? `${part.start}-` : part.start)) break
    found = part
  }
  return found
}

/** Where a word may be divided: after a sign that divides it already, and between its syllables. */
function divisions(word: string, joints: RegExp): Part[] {
  const plain = unmarked(word)
  const parts: Part[] = []
  let offset = 0
  for (const piece of plain.split(joints)) {
    for (const at of syllables(piece)) {
      parts.push({ start: plain.slice(0, offset + at), rest: plain.slice(offset + at), isHyphenated: true })
    }
    offset += piece.length
    if (offset < plain.length)
      parts.push({ start: plain.slice(0, offset), rest: plain.slice(offset), isHyphenated: false })
  }
  return parts
}

function syllables(piece: string): number[] {
  const letters = /\p{L}+/u.exec(piece)
  // Figures, addresses and abbreviations stay whole.
  if (letters === null || letters[0].length < shortestWord || /[\d@]|\.\p{L}/u.test(piece)) return []
  if (letters[0] === letters[0].toUpperCase()) return []
  const marked = german.hyphenateSync(letters[0], { hyphenChar: soft, minWordLength: shortestWord })
  const places: number[] = []
  let at = letters.index
  for (const syllable of marked.split(soft).slice(0, -1)) {
    at += syllable.length
    const isFar = at - letters.index >= shortestPart && letters.index + letters[0].length - at >= shortestPart
    if (isFar) places.push(at)
  }
  return places
}

function signsThatFit(text: string, width: number, measure: Measure): number {
  let most = text.length
  while (most > 1 && measure(text.slice(0, most)) > width) most -= 1
  return most
}

const unmarked = (text: string): string => text.replaceAll(soft, '')

/** A figure and its unit stay together. */
const beforeUnit = /(?<=\d) (?=(?:%|m[²³]?|k[Wg]|kWh|kWp|MW|GWh|MJ|Promille)(?![\p{L}\d]))/gu

/** Whatever an owner typed or pasted becomes one kind of space and no control sign. */
const cleaned = (text: string): string =>
  unmarked(text)
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(beforeUnit, '\u00A0')
