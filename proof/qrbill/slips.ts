import { chanceFrom } from '../calendar/houses.ts'

type Chance = ReturnType<typeof chanceFrom>

/** A payload by its number: the same every time. One in eight is left as it was printed, the rest is damaged. */
export function payloadOf(number: number): string {
  const chance = chanceFrom(number * 7919 + 17)
  for (let warm = 0; warm < 3; warm += 1) chance(2)
  const slip = printed(chance)
  const times = number % 8 === 0 ? 0 : 1 + chance(3)
  let text = joined(slip, chance)
  for (let time = 0; time < times; time += 1) text = oneOf(chance, damages)(text, chance)
  return text
}

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)] as T

const joined = (lines: readonly string[], chance: Chance): string => {
  const end = chance(4) === 0 ? '\r\n' : '\n'
  return lines.join(end) + (chance(4) === 0 ? end : '')
}

const names = [
  'Muster & Söhne AG',
  'Spenglerei Zürichsee',
  'Ștefan Țuțea',
  'Łukasz Œuvre',
  'Élan Sàrl',
  '€ GmbH',
]
const messages = [
  '',
  'Auftrag vom 15.10.2026',
  'Rechnung Nr. 7',
  'x'.repeat(60),
  'Nicht zur Zahlung verwenden',
]
const billings = [
  '//S1/10/10201409/11/201021/30/102673386/32/8.1/40/2:10;0:30',
  '//XY',
  '//S1/10/X.66711\\/8824',
]
const amounts = ['', '0.05', '.50', '1949.75', '999999999.99', '10.00', '7.35']

function printed(chance: Chance): string[] {
  const type = oneOf(chance, ['QRR', 'SCOR', 'NON'])
  const body = (type === 'QRR' ? `3${chance(2)}` : `0${chance(10)}`) + digits(chance, 15)
  const debtor = chance(3) === 0 ? Array.from({ length: 7 }, () => '') : address(chance)
  return [
    ['SPC', '0200', '1', checked(oneOf(chance, ['CH', 'LI']), body)],
    address(chance),
    Array.from({ length: 7 }, () => ''),
    [oneOf(chance, amounts), oneOf(chance, ['CHF', 'EUR'])],
    debtor,
    [type, reference(type, chance), oneOf(chance, messages), 'EPD'],
    oneOf(chance, [
      [],
      [oneOf(chance, billings)],
      ['', 'UV;UltraPay005;12345'],
      [oneOf(chance, billings), 'a', 'b'],
    ]),
  ].flat()
}

export const digits = (chance: Chance, many: number): string =>
  Array.from({ length: many }, () => String(chance(10))).join('')

function address(chance: Chance): string[] {
  const name = oneOf(chance, names)
  if (chance(5) === 0) return ['K', name, 'Seestrasse 4', '8800 Thalwil', '', '', 'CH']
  return ['S', name, oneOf(chance, ['Seestrasse', '']), oneOf(chance, ['4a', '']), '8800', 'Thalwil', 'CH']
}

/** With the two check digits that leave 1. */
export function checked(head: string, body: string): string {
  const long = Array.from(`${body}${head}00`, (sign) => String(Number.parseInt(sign, 36))).join('')
  return head + String(98n - (BigInt(long) % 97n)).padStart(2, '0') + body
}

function reference(type: string, chance: Chance): string {
  if (type === 'NON') return ''
  if (type === 'SCOR')
    return checked('RF', oneOf(chance, ['539007547034', '2348231', 'HAUS7', digits(chance, 21)]))
  const body = digits(chance, 26)
  let carry = 0
  for (const digit of body) carry = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5][(carry + Number(digit)) % 10] ?? 0
  return body + String((10 - carry) % 10)
}

type Damage = (text: string, chance: Chance) => string

const signs = Array.from(
  '0123456789ABCZabz .,;:/\\-\r\n\t\0\u00AD\u00DF\u017F\u0180\u0219\u20AC\u2028\uFEFF\uD83D',
)
const lines = [
  [
    '',
    ' ',
    '\u00A0',
    'S',
    'K',
    'CH',
    'ch',
    'CHF',
    'EUR',
    'USD',
    'NON',
    'QRR',
    'SCOR',
    'SPC',
    'EPD',
    '0200',
    '0299',
  ],
  ['0.00', '00.10', '1.5', '1e5', '12,50', '-1.00', '1000000000.00', '0.01', '1', '//', '//S1', 'S1/10'],
  [16, 17, 35, 36, 69, 70, 71, 100, 101, 139, 140, 141].map((length) => 'x'.repeat(length)),
  ['RF18539007547034', 'RF00539007547034', '0'.repeat(27), '210000000003139471430009017', 'RF18'],
  ['CH5800791123000889012', 'CH4431999123000889012', 'DE89370400440532013000', 'CH58 0079 1123 0008 8901 2'],
].flat()

/** Where a rule hangs on a single sign, chance alone would seldom hit it. */
const aimed: Damage = (text, chance) =>
  inLines(text, (all) => {
    const at = oneOf(chance, [3, 18, 18, 19, 28, 28, 29, 31])
    const line = all[at] ?? ''
    const last = line.slice(-1)
    const turned = last === last.toUpperCase() ? line.toLowerCase() : line.toUpperCase()
    const other = line.slice(0, -1) + oneOf(chance, ['0', '3', '7', 'A'])
    return at < all.length
      ? all.with(at, oneOf(chance, [other, turned, 'x'.repeat(100), '0.00', '.00']))
      : all
  })

const damages: readonly Damage[] = [
  aimed,
  aimed,
  (text, chance) => cut(text, chance(text.length + 1), 1, ''),
  (text, chance) => cut(text, chance(text.length + 1), 1, oneOf(chance, signs)),
  (text, chance) => cut(text, chance(text.length + 1), 0, oneOf(chance, signs)),
  (text, chance) => cut(text, chance(text.length + 1), 0, text.slice(chance(text.length + 1)).slice(0, 40)),
  (text, chance) => inLines(text, (all) => all.with(chance(all.length), oneOf(chance, lines))),
  (text, chance) => inLines(text, (all) => all.with(chance(all.length), oneOf(chance, lines))),
  (text, chance) => inLines(text, (all) => all.toSpliced(chance(all.length), 1)),
  (text, chance) => inLines(text, (all) => all.toSpliced(chance(all.length), 0, oneOf(chance, lines))),
  (text, chance) => inLines(text, (all) => all.with(chance(all.length), all[chance(all.length)] ?? '')),
  (text, chance) => text.slice(0, chance(text.length + 1)),
  (text, chance) =>
    text + oneOf(chance, ['\n', '\r\n', '\r', '\n\n', ' ', '\nx', 'x'.repeat(1000), '\n'.repeat(5000)]),
  (text, chance) => (chance(2) === 0 ? text.replaceAll('\r\n', '\n') : text.replace('\n', '\r\n')),
  (text, chance) => (chance(3) === 0 ? text.normalize('NFD') : text.toUpperCase()),
]

const cut = (text: string, at: number, many: number, instead: string): string =>
  text.slice(0, at) + instead + text.slice(at + many)

function inLines(text: string, change: (all: string[]) => string[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  return change(text.split(end)).join(end)
}
