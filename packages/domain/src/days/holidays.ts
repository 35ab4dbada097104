import type { Canton } from '../real-estate/real-estate.ts'
import { addDays, weekdayOf } from './day.ts'

// Days counted from Easter Sunday.
const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50
const corpusChristi = 60

/** A day of every year (`MM-TT`), or so many days after Easter Sunday. */
type Holiday = string | number

/** 1 August is the only one of the Confederation (BV 110); these four stand in the law of every canton. */
const everywhere: readonly Holiday[] = ['01-01', ascension, '08-01', '12-25']

const reformed: readonly Holiday[] = [goodFriday, easterMonday, whitMonday]
const catholic: readonly Holiday[] = [goodFriday, corpusChristi, '08-15', '11-01', '12-08']

/**
 * Holidays that the whole of a canton recognises (ArG 20a and the cantonal laws on days of rest; from date-holidays
 * 3.37.0 of 2026-11-14, not read in the cantons' own collections). What only some municipalities keep, half days and
 * what depends on the year are left out: a deadline shown a day too early harms nobody.
 */
const ofCanton: Readonly<Record<Canton, readonly Holiday[]>> = {
  AG: [goodFriday],
  AI: reformed,
  AR: reformed,
  BE: [...reformed, '01-02', '12-26'],
  BL: [...reformed, '05-01', '12-26'],
  BS: [...reformed, '05-01', '12-26'],
  FR: [goodFriday],
  GE: [...reformed, '12-31'],
  GL: [...reformed, '11-01', '12-26'],
  GR: [easterMonday, whitMonday, '12-26'],
  JU: [...reformed, '01-02', '05-01', corpusChristi, '06-23', '08-15', '11-01'],
  LU: [...catholic, '12-26'],
  NE: [goodFriday, '03-01', '05-01'],
  NW: [...catholic, '03-19'],
  OW: [...catholic, '09-25'],
  SG: [...reformed, '11-01', '12-26'],
  SH: [...reformed, '05-01', '12-26'],
  SO: [goodFriday],
  SZ: [...catholic, easterMonday, whitMonday, '01-06', '03-19', '12-26'],
  TG: [...reformed, '01-02', '05-01', '12-26'],
  TI: [
    easterMonday,
    whitMonday,
    corpusChristi,
    '01-06',
    '03-19',
    '05-01',
    '06-29',
    '08-15',
    '11-01',
    '12-08',
    '12-26',
  ],
  UR: [...catholic, easterMonday, whitMonday, '01-06', '12-26'],
  VD: [...reformed, '01-02'],
  VS: [corpusChristi, '03-19', '08-15', '11-01', '12-08'],
  ZG: catholic,
  ZH: [...reformed, '05-01', '12-26'],
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  return addDays(`${String(year).padStart(4, '0')}-03-22`, moon + sunday - 7 * shift)
}

/** Whether a canton keeps this day; of an unknown one only what all keep. */
export function isHoliday(day: string, canton: Canton | null): boolean {
  const easter = easterOf(Number(day.slice(0, 4)))
  return [...everywhere, ...(canton === null ? [] : ofCanton[canton])].some(
    (holiday) =>
      day === (typeof holiday === 'string' ? `${day.slice(0, 5)}${holiday}` : addDays(easter, holiday)),
  )
}

/**
 * The last day of a period: on a Sunday or a holiday of the place it is the next working day (OR 78 para. 1). A
 * Saturday counts as a holiday for periods of federal law alone (SR 173.110.3 art. 1), not for those of a contract.
 */
export function lastDayOf(day: string, canton: Canton | null, by: 'law' | 'contract'): string {
  const weekday = weekdayOf(day)
  const isFree = weekday === 7 || (weekday === 6 && by === 'law') || isHoliday(day, canton)
  return isFree ? lastDayOf(addDays(day, 1), canton, by) : day
}
