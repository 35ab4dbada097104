import * as z from 'zod/mini'
import { newId } from '#lib/new-id.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { valuesOf, type HouseValues } from './house-values.ts'

export const lastStep = 3

/** A house being recorded. Its id and key are made once: sent again after a lost answer it is the same house. */
export type Draft = {
  readonly id: string
  readonly key: string
  /** Counted from 1. */
  readonly step: number
  readonly values: HouseValues
}

const shape = z.object({
  id: z.string().check(z.refine(isUuid7)),
  key: z.string().check(z.refine(isUuid7)),
  step: z.int().check(z.minimum(1), z.maximum(lastStep)),
  values: z.record(z.string(), z.unknown()),
})

export const newDraft = (values: Partial<HouseValues> = {}): Draft => ({
  id: newId(),
  key: newId(),
  step: 1,
  values: valuesOf(values),
})

const keyOf = (userId: string): string => `${storageKeys.houseDraft}.${userId}`

/** What was kept, unless another version of the app wrote something that makes no sense here. */
export function readDraft(userId: string): Draft | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'))
    return parsed.success ? { ...parsed.data, values: valuesOf(parsed.data.values) } : undefined
  } catch {
    return undefined
  }
}

/** Whether it is kept: a full or forbidden storage must be told. */
export function keepDraft(userId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Then nothing was kept either.
  }
}
