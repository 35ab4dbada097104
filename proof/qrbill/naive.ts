/**
 * The rules of the QR-bill once more, as a clerk with a pencil would go through them: sign by sign, line by line, with
 * numbers as long as they are. It shares nothing with the product.
 */
export type Slip = {
  readonly lines: readonly string[]
  /** As it is written today; nothing where an address has two free lines. */
  readonly text: string | undefined
}

/** The slip, if a clerk would take it. */
export function takeSlip(payload: string): Slip | undefined {
  if (payload.length > 997) return undefined
  const lines = linesOf(payload)
  if (lines === undefined || lines.length < 31 || lines.length > 34) return undefined
  while (lines.length < 34) lines.push('')
  return isRight(lines) ? { lines, text: written(lines) } : undefined
}

function linesOf(payload: string): string[] | undefined {
  const lines = ['']
  const ends = new Set<string>()
  for (let at = 0; at < payload.length; at += 1) {
    const sign = payload.charAt(at)
    const isPair = sign === '\r' && payload.charAt(at + 1) === '\n'
    if (isPair) at += 1
    else if (sign === '\r') return undefined
    if (isPair || sign === '\n') {
      ends.add(isPair ? 'pair' : 'single')
      lines.push('')
    } else lines[lines.length - 1] += sign
  }
  if (ends.size !== 1) return undefined
  if (lines.length === 35 && lines[34] === '') lines.length = 34
  return lines
}

const limits = [
  [3, 4, 1, 21],
  [1, 70, 70, 70, 16, 35, 2],
  [0, 0, 0, 0, 0, 0, 0],
  [12, 3],
  [1, 70, 70, 70, 16, 35, 2],
  [4, 27, 140, 3, 140, 100, 100],
].flat()

function isRight(lines: readonly string[]): boolean {
  for (let at = 0; at < 34; at += 1) {
    const line = lines[at] ?? ''
    if (line.length > (limits[at] ?? 0)) return false
    for (let place = 0; place < line.length; place += 1) if (!isAllowed(line.charCodeAt(place))) return false
  }
  const of = (at: number): string => lines[at] ?? ''
  const [version, iban] = [of(1), of(3)]
  if (of(0) !== 'SPC' || of(2) !== '1' || of(30) !== 'EPD') return false
  if (version.length !== 4 || !version.startsWith('02') || !areDigits(version)) return false
  if (!isIban(iban)) return false
  if (!isAddress(lines.slice(4, 11))) return false
  if (lines.slice(20, 27).join('') !== '' && !isAddress(lines.slice(20, 27))) return false
  if (!isAmount(of(18), of(29))) return false
  if (of(19) !== 'CHF' && of(19) !== 'EUR') return false
  const bank = Number(iban.slice(4, 9))
  if (!isReference(of(27), of(28), bank >= 30_000 && bank <= 31_999)) return false
  if (of(29).length + of(31).length > 140) return false
  return of(31) === '' || (of(31).startsWith('//') && of(31).length >= 4)
}

function isAllowed(code: number): boolean {
  if (code >= 32 && code <= 126) return true
  if (code >= 160 && code <= 255) return true
  if (code >= 256 && code <= 383) return true
  return code === 0x218 || code === 0x219 || code === 0x21a || code === 0x21b || code === 0x20ac
}

const figures = '0123456789'
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const small = capitals.toLowerCase()
const consistsOf = (text: string, signs: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (!signs.includes(text.charAt(at))) return false
  return true
}
const areDigits = (text: string): boolean => consistsOf(text, figures)

function isIban(iban: string): boolean {
  if (iban.length !== 21 || !(iban.startsWith('CH') || iban.startsWith('LI'))) return false
  return areDigits(iban.slice(2, 4)) && consistsOf(iban, figures + capitals) && leavesOne(iban)
}

/** The whole number at once, letters as two figures, divided on paper. */
function leavesOne(text: string): boolean {
  let long = ''
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const letter = capitals.indexOf(sign.toUpperCase())
    long += letter < 0 ? sign : String(letter + 10)
  }
  const check = Number(text.slice(2, 4))
  return check > 1 && check < 99 && BigInt(long) % 97n === 1n
}

function isAddress([type, name, line1, line2, code, town, country]: readonly string[]): boolean {
  const has = (text: string | undefined): boolean => text !== undefined && text.trim().length > 0
  if (line1 === undefined || line2 === undefined || country === undefined) return false
  if (!has(name) || country.length !== 2 || !consistsOf(country, capitals)) return false
  if (type === 'S') return has(code) && has(town) && line2.length <= 16
  return type === 'K' && has(line2) && code === '' && town === ''
}

function isAmount(amount: string, message: string): boolean {
  if (amount === '') return true
  const point = amount.length - 3
  if (point < 0 || amount.charAt(point) !== '.') return false
  const [francs, rappen] = [amount.slice(0, point), amount.slice(point + 1)]
  if (!areDigits(francs) || !areDigits(rappen) || francs.length > 9) return false
  if (francs.length > 1 && francs.startsWith('0')) return false
  if (Number(francs) > 0 || rappen !== '00') return true
  const said = message.toUpperCase()
  return (
    said.includes('NICHT ZUR ZAHLUNG VERWENDEN') ||
    said.includes('NE PAS UTILISER POUR LE PAIEMENT') ||
    said.includes('NON UTILIZZARE PER IL PAGAMENTO') ||
    said.includes('DO NOT USE FOR PAYMENT')
  )
}

/** The table of the old payment slips: row by what is carried, column by the next figure. */
const table = '0946827135'
const rowOf = (carry: number): string => table.slice(carry) + table.slice(0, carry)

function isReference(type: string, reference: string, isQrIban: boolean): boolean {
  if (type === 'NON') return reference === '' && !isQrIban
  if (type === 'SCOR') {
    const isLong = reference.length >= 5 && reference.length <= 25
    const isWritten = consistsOf(reference, figures + capitals + small) && areDigits(reference.slice(2, 4))
    return !isQrIban && isLong && reference.startsWith('RF') && isWritten && leavesOne(reference)
  }
  if (type !== 'QRR' || !isQrIban || reference.length !== 27 || !areDigits(reference)) return false
  let carry = 0
  for (const figure of reference.slice(0, 26)) carry = Number(rowOf(carry).charAt(Number(figure)))
  return Number(reference) > 0 && (carry + Number(reference.charAt(26))) % 10 === 0
}

function written(lines: readonly string[]): string | undefined {
  if (lines[4] === 'K' || lines[20] === 'K') return undefined
  const fresh = [...lines]
  fresh[1] = '0200'
  if (fresh[18]?.startsWith('.') === true) fresh[18] = `0${fresh[18]}`
  if (fresh[32] === '') fresh.splice(32, 2, fresh[33] ?? '', '')
  while (fresh.length > 31 && fresh.at(-1) === '') fresh.length -= 1
  return fresh.join('\n')
}
