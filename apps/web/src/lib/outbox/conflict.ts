import type { OutboxEntry } from './entry.ts'

/**
 * The refused change once more, this time over what the server holds now: only what the owner changed replaces the
 * other version. Nothing for entries that carry no version, or where the server named none.
 */
export function overCurrent({ code, current, variables }: OutboxEntry): OutboxEntry['variables'] | undefined {
  const { version } = asRecord(current)
  if (code !== 'CONFLICT' || typeof version !== 'number') return undefined
  if (typeof variables['expectedVersion'] === 'number') return { ...variables, expectedVersion: version }
  const input = asRecord(variables['input'])
  if (typeof input['expectedVersion'] !== 'number') return undefined
  return { ...variables, input: { ...input, expectedVersion: version } }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
