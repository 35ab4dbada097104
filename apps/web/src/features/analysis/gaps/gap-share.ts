import { asRecord } from '#device/as-record.ts'
import { GraphqlError } from '#device/net/graphql.ts'

type Part = { readonly id: string; readonly version: number }
type Call = { readonly expectedVersion: number; readonly idempotencyKey: string }

/** Gives one part to the community. */
type Share = (id: string, call: Call) => Promise<unknown>

/**
 * Gives parts to the community one after the other. Sent again after a lost answer each is the same write, and those
 * that are done are not sent again; what somebody else changed meanwhile in such a part stays.
 */
export function shareTogether(share: Share, newKey: () => string) {
  const keys = new Map<string, string>()
  const done = new Set<string>()
  const callOf = (id: string, expectedVersion: number): Call => {
    const name = `${id} ${expectedVersion}`
    const idempotencyKey = keys.get(name) ?? newKey()
    keys.set(name, idempotencyKey)
    return { expectedVersion, idempotencyKey }
  }
  const one = async ({ id, version }: Part): Promise<void> => {
    try {
      await share(id, callOf(id, version))
    } catch (error) {
      const current = conflictOf(error)
      if (current === undefined) throw error
      if (current['isShared'] !== true) await share(id, callOf(id, Number(current['version'])))
    }
    done.add(id)
  }
  return async (parts: readonly Part[]): Promise<void> => {
    for (const part of parts) if (!done.has(part.id)) await one(part)
  }
}

const conflictOf = (error: unknown): Readonly<Record<string, unknown>> | undefined =>
  error instanceof GraphqlError && error.code === 'CONFLICT' ? asRecord(error.current) : undefined
