import { describe, expect, it } from 'vitest'
import { redoRenewal, tellRenewal, withdrawRenewal, type SetAside } from './renewal.ts'

const worn = { condition: 'worn', conditionOn: '2026-01-10' } as const
const unjudged = { condition: null, conditionOn: null }
const windows = { installedYear: 1998, lastRenewedYear: null, ...worn }
const judgement = { ...worn, besideYear: null }
const unsaid = { isYearSaid: false, isConditionSaid: false }
const renewal = (year: number, setAside: SetAside | null = null) => ({ year, setAside })
const nothing: SetAside = { lastRenewedYear: null, judgement: null }

describe('a renewal that is told of', () => {
  it('keeps the year and the judgement it takes the place of', () => {
    expect(tellRenewal({ ...windows, lastRenewedYear: 2012 }, 2026)).toEqual({
      next: { lastRenewedYear: 2026, ...unjudged },
      setAside: { lastRenewedYear: 2012, judgement: { ...worn, besideYear: 2012 } },
    })
  })

  it('leaves a younger judgement, and keeps none of it', () => {
    expect(tellRenewal(windows, 2025)).toEqual({
      next: { lastRenewedYear: 2025, ...worn },
      setAside: nothing,
    })
  })

  it.each([1998, 2011, 2012])('of %i is none for what counts from 2012', (year) => {
    expect(tellRenewal({ ...windows, lastRenewedYear: 2012 }, year)).toBeUndefined()
  })

  it('over another one keeps what that one took the place of', () => {
    const old = { installedYear: 1998, lastRenewedYear: 2026, ...unjudged }
    const over = renewal(2026, { lastRenewedYear: 2012, judgement })
    expect(tellRenewal(old, 2027, over)?.setAside).toEqual({ lastRenewedYear: 2012, judgement })
    // The year was said by hand since: what was beneath the other one is gone.
    expect(tellRenewal({ ...old, lastRenewedYear: 2020 }, 2027, over)?.setAside.lastRenewedYear).toBe(2020)
  })
})

describe('a renewal that is taken back', () => {
  const renewed = { installedYear: 1998, lastRenewedYear: 2026, ...unjudged }
  const told = { ...renewal(2026), ...unsaid, setAside: { lastRenewedYear: 2012, judgement } }

  it('leaves the year that was said before, and the judgement', () => {
    expect(withdrawRenewal(renewed, told, [])).toEqual({ next: { lastRenewedYear: 2012, ...worn } })
  })

  it('leaves the latest of the others, which takes over what is set aside', () => {
    const left = [renewal(2030), renewal(2020), renewal(2015)]
    expect(withdrawRenewal(renewed, told, left)).toEqual({
      next: { lastRenewedYear: 2020, ...worn },
      heir: { renewal: left[1], setAside: { lastRenewedYear: 2012, judgement: null } },
    })
  })

  it('told twice leaves the other one, and the judgement where it was', () => {
    expect(withdrawRenewal(renewed, told, [renewal(2026)])).toEqual({
      next: { lastRenewedYear: 2026, ...unjudged },
      heir: { renewal: renewal(2026), setAside: { lastRenewedYear: 2012, judgement } },
    })
  })

  it('brings back a judgement of what came out of the one before it, though of the same year', () => {
    const good = { condition: 'good', conditionOn: '2026-03-01' } as const
    const second = tellRenewal({ ...renewed, ...good }, 2027, renewal(2026, told.setAside))
    const old = { installedYear: 1998, ...second!.next }
    const again = { ...unsaid, year: 2027, setAside: second!.setAside }
    expect(withdrawRenewal(old, again, [renewal(2026)]).next).toEqual({ lastRenewedYear: 2026, ...good })
  })

  it.each([
    ['an earlier one that counted for nothing', renewal(2009)],
    ['one from before it was put in', renewal(1990)],
  ])('does not count from %s', (_, left) => {
    expect(withdrawRenewal(renewed, told, [left]).next.lastRenewedYear).toBe(2012)
  })

  it('never leaves a year before the installation', () => {
    const moved = { ...renewed, installedYear: 2014 }
    expect(withdrawRenewal(moved, told, []).next.lastRenewedYear).toBeNull()
  })

  it('leaves a year that was said since, also the same one', () => {
    const elsewhere = { ...renewed, lastRenewedYear: 2010 }
    expect(withdrawRenewal(elsewhere, { ...told, isYearSaid: true }, []).next).toEqual({
      lastRenewedYear: 2010,
      ...worn,
    })
    expect(withdrawRenewal(renewed, { ...told, isYearSaid: true }, []).next).toEqual({
      lastRenewedYear: 2026,
      ...unjudged,
    })
  })

  it('leaves a judgement that was made since, also one that was taken back', () => {
    const judged = { ...renewed, condition: 'as_new', conditionOn: '2026-05-01' } as const
    expect(withdrawRenewal(judged, told, []).next).toMatchObject({ condition: 'as_new' })
    const said = { ...told, isConditionSaid: true }
    expect(withdrawRenewal(renewed, said, []).next).toEqual({ lastRenewedYear: 2012, ...unjudged })
  })
})

describe('a renewal that was taken back wrongly', () => {
  const undone = { from: { lastRenewedYear: 2026, ...unjudged }, to: { lastRenewedYear: null, ...worn } }

  it('is as it was', () => {
    expect(redoRenewal(windows, undone)).toEqual(undone.from)
  })

  it('leaves what was said in between', () => {
    expect(redoRenewal({ ...windows, lastRenewedYear: 2010 }, undone)).toBeUndefined()
    expect(redoRenewal({ ...windows, installedYear: 2027 }, undone)).toBeUndefined()
    expect(redoRenewal({ ...windows, conditionOn: '2026-02-01' }, undone)).toEqual({
      lastRenewedYear: 2026,
      condition: 'worn',
      conditionOn: '2026-02-01',
    })
  })
})
