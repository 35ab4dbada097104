import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar, type CalendarEvent } from './calendar-file.ts'

const event = (facts: Partial<CalendarEvent>): CalendarEvent => ({
  id: '01890000-0000-7000-8000-000000000001',
  sequence: 0,
  changedAt: '2026-11-17T06:48:00.123456Z',
  title: 'Kaminfeger',
  time: { startsOn: '2027-03-26', startsAt: '09:00', endsOn: '2027-03-26', endsAt: '10:00' },
  ...facts,
})

/** As a calendar of another hand reads it, by the rules of the clock that stand in the file alone. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zones = calendar.getAllSubcomponents('vtimezone').map((one) => new ICAL.Timezone(one))
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const { summary, location, startDate, endDate, uid, sequence } = new ICAL.Event(one)
    const instant = (time: typeof startDate): string => {
      if (time.isDate) return time.toString()
      time.zone = zones[0] as ICAL.Timezone
      return time.toJSDate().toISOString()
    }
    return { summary, location, uid, sequence, starts: instant(startDate), ends: instant(endDate) }
  })
}

test('nine o’clock stays nine o’clock on both sides of a change of clocks', () => {
  const days = ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2040-07-01']
  const text = writeCalendar({
    events: days.map((day) =>
      event({ time: { startsOn: day, startsAt: '09:00', endsOn: day, endsAt: '23:59' } }),
    ),
  })
  // Not by our own rules: what the machine knows of the zone.
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  expect(read(text).map(({ starts }) => shown.format(new Date(starts)))).toEqual(
    days.map((day) => `${day} 09:00`),
  )
})

test('a calendar tells a day before as a day of the clock, and nothing of what was called off', () => {
  const text = writeCalendar({ events: [event({ reminders: [10_080, 1_440, 120, 0] })] })
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const alarms = calendar.getFirstSubcomponent('vevent')?.getAllSubcomponents('valarm') ?? []
  expect(alarms.map((one) => String(one.getFirstPropertyValue('trigger')))).toEqual([
    '-P7D',
    '-P1D',
    '-PT120M',
    'PT0S',
  ])
  expect(alarms.map((one) => one.getFirstPropertyValue('action'))).toEqual(Array(4).fill('DISPLAY'))
  expect(writeCalendar({ events: [event({ reminders: [0], isCancelled: true })] })).not.toContain('VALARM')
})

test('whole days have no hours and end with their last day', () => {
  const whole = { startsOn: '2027-10-30', startsAt: null, endsOn: '2027-10-31', endsAt: null }
  const text = writeCalendar({ events: [event({ time: whole })] })
  expect(read(text)).toMatchObject([{ starts: '2027-10-30', ends: '2027-11-01' }])
  expect(text).not.toContain('VTIMEZONE')
})

test('long German words, emoji, commas and lines come out as they went in, in lines of 75 bytes', () => {
  const title = `Mehrfamilienhausheizungserneuerungsbewilligungsverfahren ${'🏠👩‍🔧'.repeat(12)}, Teil; 2\\3`
  const place = 'Kantonalbank, Uster\n2. Stock; «Schalter»'
  const text = writeCalendar({ events: [event({ title, place, sequence: 7 })] })
  expect(read(text)).toMatchObject([
    { summary: title, location: place, sequence: 7, uid: '01890000-0000-7000-8000-000000000001@hauswart' },
  ])
  const lines = text.split('\r\n')
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('the same entries are the same text, and a name cannot write lines of its own', () => {
  const file = { feed: { name: 'Haus\r\nX-BAD:1', everyHours: 1 }, events: [event({})] }
  expect(writeCalendar(file)).toBe(writeCalendar(file))
  expect(writeCalendar(file)).not.toMatch(/^X-BAD/m)
})

test('an invitation names who invites and who comes, and no name ends its own line', () => {
  const people = {
    organizer: { name: 'Anna "die Chefin" Muster\r\nX:1', email: 'post@hauswart.test' },
    guest: 'h@firma.ch',
  }
  const text = writeCalendar({ events: [event({ people, isCancelled: true })], method: 'CANCEL' })
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [entry] = calendar.getAllSubcomponents('vevent')
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(entry?.getFirstPropertyValue('organizer')).toBe('mailto:post@hauswart.test')
  expect(entry?.getFirstProperty('attendee')?.getParameter('partstat')).toBe('ACCEPTED')
  expect(entry?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(entry?.getFirstProperty('x')).toBeNull()
})
