import { keyValueStore } from '#device/limits.ts'

export type Stored = { readonly key: string; readonly bytes: number; readonly at: number }

/**
 * Which answers must go so that the store keeps to its space: the oldest first, those of the house the owner is in
 * only when nothing else is left.
 */
export function dropForSpace(
  stored: readonly Stored[],
  activeHouse: string | undefined,
  space: number = keyValueStore.bytes,
): string[] {
  const isActive = ({ key }: Stored) => activeHouse !== undefined && key.includes(activeHouse)
  const order = stored.toSorted((a, b) => Number(isActive(a)) - Number(isActive(b)) || a.at - b.at)
  let excess = stored.reduce((sum, { bytes }) => sum + bytes, 0) - space
  const dropped: string[] = []
  for (const { key, bytes } of order) {
    if (excess <= 0) break
    dropped.push(key)
    excess -= bytes
  }
  return dropped
}
