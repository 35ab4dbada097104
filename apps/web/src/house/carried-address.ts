import { addressParameter } from '#device/routing/return-target.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { browser, type World } from '#device/world.ts'

const day = 24 * 60 * 60 * 1_000
/** A letter may wait over a weekend; after that somebody else may sit at this device. */
const keptMs = 7 * day
const longest = 160

type Shelf = Pick<World, 'storage' | 'now'>

/**
 * The address a guest typed on the landing page, on its way through registration, letter and sign-in. It stays on the
 * device: a letter to an address nobody has proven carries no words of whoever filled in the form.
 */
export function carryAddress(search: string, { storage, now }: Shelf = browser): void {
  const text = readAddressParameter(search)
  if (text !== '') storage.setItem(storageKeys.carriedAddress, JSON.stringify({ text, at: now() }))
}

/** What was typed, or an empty text. */
export function carriedAddress({ storage, now }: Shelf = browser): string {
  try {
    const kept = JSON.parse(storage.getItem(storageKeys.carriedAddress) ?? '{}') as Record<string, unknown>
    const { text, at } = kept
    return typeof text === 'string' && typeof at === 'number' && now() - at < keptMs ? text : ''
  } catch {
    return ''
  }
}

/** It has arrived. */
export function dropCarriedAddress({ storage }: Pick<Shelf, 'storage'> = browser): void {
  storage.removeItem(storageKeys.carriedAddress)
}

export const readAddressParameter = (search: string): string =>
  (new URLSearchParams(search).get(addressParameter) ?? '').trim().slice(0, longest)
