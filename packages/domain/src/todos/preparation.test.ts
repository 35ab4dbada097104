import { describe, expect, it, test } from 'vitest'
import { daysAfterMove, preparedAnew, type OpenPreparation } from './preparation.ts'

const offers: OpenPreparation = {
  id: 'offers',
  prepares: 'offers',
  dueOn: '2030-10-31',
  isUntouched: true,
}
const contract: OpenPreparation = {
  id: 'contract',
  prepares: 'contract',
  dueOn: '2031-02-28',
  isUntouched: true,
}
const own: OpenPreparation = { id: 'own', prepares: null, dueOn: null, isUntouched: true }
const worked = (todo: OpenPreparation): OpenPreparation => ({ ...todo, isUntouched: false })

const move = { from: 2031, to: 2033, today: '2026-11-16' }

describe('a decision that gets another year', () => {
  it('takes along the days of what nobody works on', () => {
    expect(daysAfterMove([offers, worked(contract), own], move, [])).toEqual([
      { id: 'offers', dueOn: '2032-10-31' },
    ])
  })

  it('leaves no day that has passed, and gives the usual one again in a later year', () => {
    expect(daysAfterMove([offers], { ...move, to: 2027 }, [])).toEqual([{ id: 'offers', dueOn: null }])
    const undated = { ...offers, dueOn: null }
    const days = [{ prepares: 'offers', dueOn: '2032-10-31' }] as const
    expect(daysAfterMove([undated, own], move, days)).toEqual([{ id: 'offers', dueOn: '2032-10-31' }])
    expect(daysAfterMove([undated], { ...move, today: '2032-12-01' }, days)).toEqual([])
  })

  test.each([null, 2033])('changes no day if it had the year %s before', (from) => {
    expect(daysAfterMove([offers], { ...move, from }, [])).toEqual([])
  })
})

describe('a decision in the place of others', () => {
  const wanted = [{ prepares: 'offers' }, { prepares: 'permit' }] as const
  const replacing = { isReplacing: true, onlySameKinds: false }

  it('has its preparations written, and only those go that have one in their place', () => {
    expect(preparedAnew([offers, contract, own], wanted, replacing)).toEqual({
      written: wanted,
      removed: [offers],
    })
  })

  it('prepares nothing twice that somebody works on', () => {
    expect(preparedAnew([offers, worked(offers)], wanted, replacing)).toEqual({
      written: [wanted[1]],
      removed: [],
    })
  })

  it('asks for no more than there was when it is a bundle', () => {
    expect(preparedAnew([offers, contract], wanted, { ...replacing, onlySameKinds: true })).toEqual({
      written: [wanted[0]],
      removed: [offers],
    })
  })

  it('that stays the same decision keeps what it has', () => {
    expect(preparedAnew([offers], wanted, { isReplacing: false, onlySameKinds: false })).toEqual({
      written: [wanted[1]],
      removed: [],
    })
  })
})
