import { isDraftText } from '@hauswart/domain/house-drafts/house-draft'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft } from './draft-shelf.ts'
import { draftText, isBegun, keepDraft, newDraft, readDraft, readStored } from './draft.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const on = (draft: ReturnType<typeof newDraft>) => ({ draft, version: 2, isSaved: false })

describe('the draft of a house', () => {
  it('comes back as it was, with the same ids and key', () => {
    const draft = { ...newDraft({ street: 'Lindenweg', rooms: 5.5 }), step: 'energy' as const }
    expect(keepDraft('anna', on(draft))).toBe(true)
    expect(readDraft('anna')).toEqual(on(draft))
  })

  it('comes back from the server on another device', () => {
    const draft = { ...newDraft({ street: 'Lindenweg', roofCondition: 'worn' }), step: 'facts' as const }
    const stored = { id: draft.id, step: draft.step, values: draftText(draft) }
    expect(isDraftText(stored.values)).toBe(true)
    expect(readStored(stored)).toEqual(draft)
    expect(readStored({ ...stored, step: 'later' })?.step).toBe('address')
    for (const values of ['', '{}', '[]', '{"key":"1"}'])
      expect(readStored({ ...stored, values })).toBeUndefined()
  })

  it('belongs to one person', () => {
    keepDraft('anna', on(newDraft({ street: 'Lindenweg' })))
    expect(readDraft('beat')).toBeUndefined()
  })

  it('is forgotten when the house is recorded', () => {
    keepDraft('anna', on(newDraft()))
    forgetDraft('anna')
    expect(readDraft('anna')).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('is not believed when it makes no sense', () => {
    for (const text of ['', 'null', '{}', '[]', '{"draft":{"id":"1"},"version":1,"isSaved":true}']) {
      kept.set('hauswart.house-draft.anna', text)
      expect(readDraft('anna')).toBeUndefined()
    }
  })

  it('says when the device keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(keepDraft('anna', on(newDraft()))).toBe(false)
  })

  it('begins with the first answer', () => {
    expect(isBegun(newDraft())).toBe(false)
    expect(isBegun(newDraft({ search: 'Linden' }))).toBe(true)
    expect(isBegun({ ...newDraft(), step: 'facts' })).toBe(true)
  })
})
