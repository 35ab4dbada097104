import { describe, expect, it } from 'vitest'
import { sendSlotProposalInput, slotAnswer } from './slot-proposal.input.ts'
import { slotAnswerWords, slotWords } from './slot-proposal.labels.ts'
import { concernsGuest, isStillAhead, lastStart, slotFault } from './slot-proposal.ts'

const now = { today: '2027-05-03', time: '09:30' }
const slot = (startsOn: string, startsAt: string | null = '14:00', endsAt: string | null = '15:00') => ({
  startsOn,
  startsAt,
  endsOn: startsOn,
  endsAt,
})

describe('times that are proposed', () => {
  it('lie ahead, can be, and are each another', () => {
    const good = [slot('2027-05-04'), slot('2027-05-05')]
    expect(slotFault(good, now)).toBeUndefined()
    expect(slotFault([...good, slot('2027-05-04')], now)).toBe(2)
    expect(slotFault([slot('2027-05-02'), ...good], now)).toBe(0)
    expect(slotFault([...good, slot('2027-05-06', '15:00', '14:00')], now)).toBe(2)
    expect(slotFault([...good, slot('2028-06-01')], now)).toBe(2)
    expect(isStillAhead(slot('2027-05-03', '09:30'), now)).toBe(false)
    expect(isStillAhead(slot('2027-05-03', '09:31'), now)).toBe(true)
    expect(isStillAhead(slot('2027-05-03', null, null), now)).toBe(false)
  })

  it('are two to five, for one address; an answer is one of them or none', () => {
    const said = { id: '019af000-0000-7000-8000-000000000001', email: 'a@b.ch' }
    const of = (count: number) =>
      sendSlotProposalInput.safeParse({
        ...said,
        appointmentId: said.id,
        slots: Array.from({ length: count }, (_, at) => slot(`2027-05-0${at + 4}`)),
      }).success
    expect([1, 2, 5, 6].map(of)).toEqual([false, true, true, false])
    expect(slotAnswer.safeParse({ choice: null, message: 'Nächste Woche?' }).success).toBe(true)
    expect(slotAnswer.safeParse({ choice: 5 }).success).toBe(false)
  })

  it('end with the beginning of the last one', () => {
    expect(lastStart([slot('2027-05-09'), slot('2027-05-10', '08:00'), slot('2027-05-04')])).toBe(
      '2027-05-10 08:00',
    )
  })
})

it('the guest is told of what stands in a calendar, and of nothing else', () => {
  const before = { ...slot('2027-05-04'), title: 'Service', place: null, state: 'planned' }
  expect(concernsGuest(before, { ...before })).toBe(false)
  expect(concernsGuest(before, { ...before, state: 'missed' })).toBe(false)
  for (const change of [
    { state: 'cancelled' },
    { place: 'Keller' },
    { endsAt: '16:00' },
    { title: 'Anders' },
  ])
    expect(concernsGuest(before, { ...before, ...change })).toBe(true)
})

it('is said in words of the wall clock', () => {
  expect(slotWords(slot('2027-05-04'))).toBe('Di, 04.05.2027, 14:00–15:00')
  expect(slotWords(slot('2027-05-04', null, null))).toBe('Di, 04.05.2027, ganztags')
  expect(
    slotAnswerWords({ title: 'Service', email: 'h@firma.ch', slot: null, message: 'Erst\nim Juni.' }),
  ).toEqual({
    title: 'Kein Vorschlag passt: Service',
    text: 'h@firma.ch hat keinen der Vorschläge gewählt. «Erst im Juni.»',
  })
})
