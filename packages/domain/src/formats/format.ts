/** How figures and days are written in Switzerland. The only place that knows; everything goes through here. */
const locale = 'de-CH'
const timeZone = 'Europe/Zurich'
const apostrophe = '’'
/** Narrow and unbreakable: `1.15 %` stays on one line. */
const thin = '\u202F'
const hard = '\u00A0'
const minus = '−'
const dash = '–'

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

// Making a formatter takes longer than using it a hundred times.
const made = new Map<number, Intl.NumberFormat>()
function upTo(digits: number): Intl.NumberFormat {
  const held = made.get(digits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  made.set(digits, held)
  return held
}

// The browsers disagree about the apostrophe and the minus of de-CH; the parts are the same everywhere.
function write(format: Intl.NumberFormat, value: number): string {
  return format
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'group' ? apostrophe : type === 'minusSign' ? minus : text))
    .join('')
}

/** `CHF 1’234.50`; Rappen are whole numbers, so nothing is rounded. */
export function money(rappen: number): string {
  return `${rappen < 0 ? minus : ''}CHF${hard}${bareMoney(Math.abs(rappen))}`
}

/** `1’234.50`, where the column or the field already says CHF. */
export function bareMoney(rappen: number): string {
  return write(two, rappen / 100)
}

/** `CHF 1’235`: estimates in whole francs. */
export function wholeMoney(rappen: number): string {
  const francs = toFrancs(rappen)
  return `${francs < 0 ? minus : ''}CHF${hard}${write(whole, Math.abs(francs))}`
}

/** `38’000–46’000`, with `CHF` in front unless it is left out. */
export function moneyRange(from: number, to: number, options: { withoutCurrency?: boolean } = {}): string {
  const words = range(toFrancs(from), toFrancs(to))
  return options.withoutCurrency === true ? words : `CHF${hard}${words}`
}

/** The ends of an estimate, no finer than anybody knows them: to tens, from a thousand to hundreds. */
export function roughly(value: number): number {
  const size = Math.abs(value)
  const step = size < 100 ? 1 : size < 1_000 ? 10 : 100
  return Math.round(value / step) * step
}

/** `68k`, `1.34 Mio.`: for bars and large figures where the exact number stands elsewhere. */
export function shortMoney(rappen: number): string {
  const francs = toFrancs(rappen)
  const size = Math.abs(francs)
  if (size >= 999_500) return `${write(upTo(2), francs / 1_000_000)}${hard}Mio.`
  return size >= 1_000 ? `${write(whole, francs / 1_000)}k` : write(whole, francs)
}

/** `12’500`, `2.8`. */
export function number(value: number, maxDigits = 2): string {
  return write(upTo(maxDigits), value)
}

/** `5½`, `4`: rooms as they are counted here. */
export function halves(value: number): string {
  const isHalf = value % 1 === 0.5
  return isHalf ? `${value < 1 ? '' : write(whole, Math.floor(value))}½` : number(value, 1)
}

/** `1’987–2’037`; one number when both ends are equal. */
export function range(from: number, to: number): string {
  return from === to ? write(whole, from) : `${write(whole, from)}${dash}${write(whole, to)}`
}

/** `1.15 %` of the share 0.0115. */
export function percent(share: number, maxDigits = 2): string {
  return `${write(upTo(maxDigits), share * 100)}${thin}%`
}

/** `148 m²`. */
export function area(squareMetres: number): string {
  return `${number(squareMetres, 1)}${hard}m²`
}

/** `820 kB`, `3.4 MB`. */
export function bytes(size: number): string {
  if (size < 1_000) return `${size}${hard}Bytes`
  return size < 1_000_000 ? `${number(size / 1_000, 0)}${hard}kB` : `${number(size / 1_000_000, 1)}${hard}MB`
}

/** `1 Foto`, `4 Fotos`: the count with its noun. */
export function count(amount: number, one: string, many: string): string {
  return `${number(amount, 0)}${hard}${amount === 1 ? one : many}`
}

const dayFormat = new Intl.DateTimeFormat(locale, {
  timeZone,
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const monthFormat = new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' })

type Moment = Readonly<Record<'weekday' | 'dd' | 'mm' | 'yyyy' | 'hour' | 'minute', string>>

function partsOf(value: string | number | Date): Moment {
  const parts = new Map(dayFormat.formatToParts(toDate(value)).map((part) => [part.type, part.value]))
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    // Some browsers write «Di.», some «Di».
    weekday: get('weekday').replace('.', ''),
    dd: get('day'),
    mm: get('month'),
    yyyy: get('year'),
    hour: get('hour'),
    minute: get('minute'),
  }
}

/** A calendar day has no clock: noon keeps it the same day in Zürich whatever the offset. */
function toDate(value: string | number | Date): Date {
  return typeof value === 'string' && value.length === 10 ? new Date(`${value}T12:00:00Z`) : new Date(value)
}

/** `14.11.2026` of `2026-11-14` or of an instant. */
export function day(value: string | number | Date): string {
  const { dd, mm, yyyy } = partsOf(value)
  return `${dd}.${mm}.${yyyy}`
}

/** `14.11.`, where the year is clear. */
export function shortDay(value: string | number | Date): string {
  const { dd, mm } = partsOf(value)
  return `${dd}.${mm}.`
}

/** `Di, 24.11.2026`. */
export function weekDay(value: string | number | Date): string {
  return `${partsOf(value).weekday}, ${day(value)}`
}

/** `Di, 24.11.2026, 14:00`. */
export function dayTime(instant: string | number | Date): string {
  return `${weekDay(instant)}, ${time(instant)}`
}

/** `14:00`. */
export function time(instant: string | number | Date): string {
  const { hour, minute } = partsOf(instant)
  return `${hour}:${minute}`
}

/** `November 2026`. */
export function monthYear(value: string | number | Date): string {
  return monthFormat.format(toDate(value))
}

/** The calendar day of an instant in Zürich, as `2026-11-14`. */
export function calendarDay(instant: string | number | Date): string {
  const { yyyy, mm, dd } = partsOf(instant)
  return `${yyyy}-${mm}-${dd}`
}

/** Days from one calendar day to the other; negative when the other lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000)
}

function toFrancs(rappen: number): number {
  return Math.round(rappen / 100)
}
