import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft, keepDraft, newDraft, readDraft } from './draft.ts'

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

describe('the draft of a house', () => {
  it('comes back as it was, with the same id and key', () => {
    const draft = { ...newDraft({ street: 'Lindenweg', rooms: 5.5 }), step: 2 }
    expect(keepDraft('anna', draft)).toBe(true)
    expect(readDraft('anna')).toEqual(draft)
  })

  it('belongs to one person', () => {
    keepDraft('anna', newDraft({ street: 'Lindenweg' }))
    expect(readDraft('beat')).toBeUndefined()
  })

  it('is forgotten when the house is recorded', () => {
    keepDraft('anna', newDraft())
    forgetDraft('anna')
    expect(readDraft('anna')).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('is not believed when it makes no sense', () => {
    for (const text of ['', 'null', '{}', '[]', '{"id":"1","key":"2","step":9,"values":{}}']) {
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
    expect(keepDraft('anna', newDraft())).toBe(false)
  })
})
