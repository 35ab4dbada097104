import { commonPasswords } from './common-passwords.ts'

/** 0 is guessed at once, 4 resists a stolen database. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

export const requiredStrength = 3

/** Whether a password may be chosen; `context` holds what an attacker knows: names, e-mail address. */
export const isStrongEnough = (password: string, context: readonly string[] = []): boolean =>
  passwordStrength(password, context) >= requiredStrength

/** Estimates how many guesses a patient attacker needs and maps the power of ten to 0–4. */
export function passwordStrength(password: string, context: readonly string[] = []): PasswordStrength {
  const power = guessPower(password, context)
  if (power < 3) return 0
  if (power < 6) return 1
  if (power < 8) return 2
  if (power < 10) return 3
  return 4
}

type Match = { readonly start: number; readonly end: number; readonly power: number }

/** The cheapest way to put the password together from known pieces and unknown characters, as log10. */
function guessPower(password: string, context: readonly string[]): number {
  const text = password.slice(0, 128)
  const matches = [
    ...wordMatches(text, contextWords(context)),
    ...runMatches(text),
    ...repeatMatches(text),
    ...dateMatches(text),
  ]
  const best = Array.from({ length: text.length + 1 }, () => Number.POSITIVE_INFINITY)
  best[0] = 0
  for (let end = 1; end <= text.length; end += 1) {
    let cheapest = (best[end - 1] ?? 0) + characterPower(text[end - 1] ?? '')
    for (const match of matches)
      if (match.end === end) cheapest = Math.min(cheapest, (best[match.start] ?? 0) + match.power)
    best[end] = cheapest
  }
  return best[text.length] ?? 0
}

// People type words: a letter they chose is worth far less than one of 26. Digits and signs are freer.
function characterPower(sign: string): number {
  if (/\p{Ll}/u.test(sign)) return 0.72
  if (/\p{Lu}/u.test(sign)) return 0.9
  return 1
}

const alwaysGuessed = ['hauswart', 'haus', 'immobilie', 'eigenheim', 'wohnung', 'renovation', 'hypothek']

function contextWords(context: readonly string[]): string[] {
  const given = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...given, ...alwaysGuessed].map(plain).filter((word) => word.length >= 3)
}

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The word behind usual disguises: upper case and look-alike characters. Keeps the length. */
const plain = (text: string): string => Array.from(text.toLowerCase(), (sign) => leet[sign] ?? sign).join('')

function wordMatches(text: string, known: readonly string[]): Match[] {
  const lower = text.toLowerCase()
  const forms = [lower, plain(text)].filter((form) => form.length === text.length)
  const matches: Match[] = []
  const add = (word: string, power: number) => {
    for (const form of forms) {
      for (const [turned, extra] of [
        [word, 0] as const,
        [word.split('').toReversed().join(''), 0.3] as const,
      ]) {
        for (let start = form.indexOf(turned); start >= 0; start = form.indexOf(turned, start + 1)) {
          const end = start + turned.length
          matches.push({ start, end, power: power + extra + disguise(text.slice(start, end), word) })
        }
      }
    }
  }
  for (const word of new Set(known)) add(word, 0.7)
  commonPasswords.forEach((word, rank) => add(word, Math.log10(rank + 10)))
  return matches
}

/** Capitals and look-alikes multiply the guesses a little: the first capital letter hardly, others more. */
function disguise(given: string, word: string): number {
  const capitals = given.slice(1).replaceAll(/[^\p{Lu}]/gu, '').length
  const isFirst = /^\p{Lu}/u.test(given)
  const isLeet = given.toLowerCase() !== word
  return (isFirst ? 0.3 : 0) + (capitals > 0 ? 0.5 : 0) + (isLeet ? 0.4 : 0)
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1qay2wsx3edc4rfv5tgb',
  '1qaz2wsx3edc4rfv5tgb',
  '+"*ç%&/()=',
  '!@#$%^&*()',
]
const lines = [...rows, ...rows.map((row) => row.split('').toReversed().join(''))]

/** Alphabet, counting and neighbouring keys: a start, a direction and a length are all there is to guess. */
function runMatches(text: string): Match[] {
  const lower = text.toLowerCase()
  const matches: Match[] = []
  for (let start = 0; start < text.length - 2; start += 1) {
    const length = Math.max(...lines.map((line) => runLength(lower, start, line)))
    for (let end = start + 3; end <= start + length; end += 1) {
      matches.push({
        start,
        end,
        power: 1.2 + Math.log10(end - start) + disguise(text.slice(start, end), lower.slice(start, end)),
      })
    }
  }
  return matches
}

function runLength(text: string, start: number, line: string): number {
  const at = line.indexOf(text[start] ?? '')
  if (at < 0) return 0
  let length = 1
  while (at + length < line.length && line[at + length] === text[start + length]) length += 1
  return length
}

/** Copies of what stands before them: only their number is to guess. */
function repeatMatches(text: string): Match[] {
  const matches: Match[] = []
  for (let start = 0; start < text.length; start += 1) {
    for (let size = 1; size <= Math.min(16, (text.length - start) / 2); size += 1) {
      const piece = text.slice(start, start + size)
      let end = start + size
      while (text.startsWith(piece, end)) end += size
      const times = (end - start) / size
      if (times < 2 || (size === 1 && times < 3)) continue
      matches.push({ start: start + size, end, power: Math.log10(times) })
    }
  }
  return matches
}

/** Years and dates of a life time. */
function dateMatches(text: string): Match[] {
  const matches: Match[] = []
  for (let start = 0; start < text.length; start += 1) {
    const rest = text.slice(start)
    const year = /^(19|20)\d\d/.exec(rest)?.[0]
    if (year !== undefined) matches.push({ start, end: start + 4, power: 1.8 })
    const date = /^([0-3]?\d)([./-]?)([01]?\d)\2((19|20)\d\d|\d\d)/.exec(rest)?.[0]
    if (date !== undefined && date.length >= 6) matches.push({ start, end: start + date.length, power: 4.2 })
  }
  return matches
}
