import { expect, test } from 'vitest'
import { daysOf, isOver, movedBy, overlaps, timeFault, type AppointmentTime } from './appointment.ts'

const at = (startsAt: string | null, endsAt: string | null, endsOn = '2027-03-28'): AppointmentTime => ({
  startsOn: '2027-03-28',
  startsAt,
  endsOn,
  endsAt,
})

test.each([
  [at('09:00', '10:00'), undefined],
  [at('22:00', '01:00', '2027-03-29'), undefined],
  [at(null, null, '2027-04-11'), undefined],
  [at('10:00', '10:00'), 'endsAt'],
  [at('10:00', null), 'endsAt'],
  [at(null, null, '2027-03-27'), 'endsOn'],
  [at(null, null, '2027-04-12'), 'endsOn'],
])('%o can be, or the field at fault is %s', (time, field) => {
  expect(timeFault(time)).toBe(field)
})

test('two meet in time where one begins before the other ends; whole days leave the hours free', () => {
  expect(overlaps(at('09:00', '10:00'), at('09:59', '11:00'))).toBe(true)
  expect(overlaps(at('09:00', '10:00'), at('10:00', '11:00'))).toBe(false)
  expect(overlaps(at('09:00', '10:00'), at(null, null))).toBe(false)
})

test('an appointment is over when its end has passed on the wall clock', () => {
  expect(isOver(at('09:00', '10:00'), '2027-03-28', '09:59')).toBe(false)
  expect(isOver(at('09:00', '10:00'), '2027-03-28', '10:00')).toBe(true)
  expect(isOver(at(null, null), '2027-03-28', '23:59')).toBe(false)
  expect(isOver(at(null, null), '2027-03-29', '00:00')).toBe(true)
})

test('it takes up every day from the first to the last, also over the change of clocks', () => {
  expect(daysOf(at(null, null, '2027-03-30'))).toEqual(['2027-03-28', '2027-03-29', '2027-03-30'])
})

test('moved, it keeps its length, also over the change of clocks and the end of a month', () => {
  expect(movedBy(at('22:00', '01:00', '2027-03-29'), 3)).toEqual({
    startsOn: '2027-03-31',
    endsOn: '2027-04-01',
  })
  expect(movedBy(at(null, null), -28)).toEqual({ startsOn: '2027-02-28', endsOn: '2027-02-28' })
})
