import { describe, expect, test } from 'vitest'
import { chooseDraft } from './draft-choice.ts'
import { newDraft } from './draft.ts'

const draft = (changedAt: number) => ({ ...newDraft({ street: `Weg ${changedAt}` }), changedAt })

describe('the draft that goes on', () => {
  test('is the one of the other device where this one has none', () => {
    const stored = { draft: draft(1), version: 3 }
    expect(chooseDraft(undefined, stored)).toEqual({ kept: { ...stored, isSaved: true } })
    expect(chooseDraft(undefined, undefined)).toEqual({ kept: undefined })
  })

  test('is the one of this device where the server has the same or none', () => {
    const one = draft(5)
    const here = { draft: one, version: 3, isSaved: false }
    expect(chooseDraft(here, { draft: { ...one, changedAt: 1 }, version: 3 })).toEqual({ kept: here })
    expect(chooseDraft({ ...here, version: 0 }, undefined).kept?.draft).toBe(one)
  })

  test('what was typed here without a line is not lost when the other copy was recorded or discarded', () => {
    const here = { draft: draft(5), version: 3, isSaved: false }
    expect(chooseDraft(here, undefined)).toEqual({ kept: { ...here, version: 0 } })
    expect(chooseDraft({ ...here, isSaved: true }, undefined)).toEqual({ kept: undefined })
  })

  test('an unchanged copy gives way without a word', () => {
    const stored = { draft: draft(9), version: 4 }
    const here = { draft: draft(20), version: 3, isSaved: true }
    expect(chooseDraft(here, stored)).toEqual({ kept: { ...stored, isSaved: true } })
  })

  test('of two that were changed the newer one goes on, and it is said which', () => {
    const one = draft(9)
    const stored = { draft: one, version: 4 }
    const late = { draft: { ...one, changedAt: 10 }, version: 3, isSaved: false }
    expect(chooseDraft(late, stored)).toEqual({
      kept: { draft: late.draft, version: 4, isSaved: false },
      clash: 'here',
    })
    const early = { draft: { ...one, changedAt: 8 }, version: 3, isSaved: false }
    expect(chooseDraft(early, stored)).toEqual({ kept: { ...stored, isSaved: true }, clash: 'elsewhere' })
  })

  test('what arrived although its answer was lost is no clash', () => {
    const one = draft(9)
    const stored = { draft: one, version: 4 }
    expect(chooseDraft({ draft: one, version: 3, isSaved: false }, stored)).toEqual({
      kept: { ...stored, isSaved: true },
    })
  })

  test('two houses do not take the place of each other unasked', () => {
    const stored = { draft: draft(9), version: 4 }
    const here = { draft: draft(5), version: 0, isSaved: false }
    expect(chooseDraft(here, stored)).toEqual({ kept: here, rival: stored })
  })
})
