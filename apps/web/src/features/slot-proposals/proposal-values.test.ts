import { expect, test } from 'vitest'
import { newValues, oneMore, proposalForm, wrongSlot } from './proposal-values.ts'

const now = { today: '2027-05-03', time: '09:30' }
const friday = { startsOn: '2027-05-07', startsAt: '14:00', endsOn: '2027-05-07', endsAt: '15:30' }

test('begins with when the appointment is and goes on with working days', () => {
  const values = newValues(friday, 'h@firma.ch', now)
  expect(values.slots).toEqual([
    { on: '2027-05-07', from: '14:00', to: '15:30' },
    { on: '2027-05-10', from: '14:00', to: '15:30' },
  ])
  expect(oneMore(values.slots).at(-1)).toEqual({ on: '2027-05-11', from: '14:00', to: '15:30' })
  const over = newValues({ ...friday, startsOn: '2027-05-01', endsOn: '2027-05-01' }, '', now)
  expect(over.slots[0]?.on).toBe('2027-05-04')
})

test('a time takes as long as the appointment does, and the wrong one is named', () => {
  const works = { startsOn: '2027-05-07', startsAt: null, endsOn: '2027-05-09', endsAt: null }
  const { schema, prepare } = proposalForm(works, now)
  const { slots } = schema.parse(prepare(newValues(works, 'h@firma.ch', now)))
  expect(slots[0]).toEqual({ startsOn: '2027-05-07', startsAt: null, endsOn: '2027-05-09', endsAt: null })
  const wrong = newValues(friday, 'h@firma.ch', now).slots.map((slot, at) =>
    at === 1 ? { ...slot, to: '13:00' } : slot,
  )
  expect(wrongSlot(proposalForm(friday, now).prepare({ email: 'h@firma.ch', slots: wrong }), now)).toBe(1)
  const typed = [{ on: 'morn', from: '09:00', to: '10:00' }, ...wrong]
  expect(wrongSlot(proposalForm(friday, now).prepare({ email: 'h@firma.ch', slots: typed }), now)).toBe(0)
})
