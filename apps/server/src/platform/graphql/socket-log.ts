import { GraphQLError } from 'graphql'
import { AppError } from '#platform/app-error.ts'
import type { Log } from '#platform/log.ts'

/**
 * The log that Mercurius writes to. It reports as an error whatever the sender of a message did wrong, and the alarm on
 * faults would ring for everybody who is refused: only faults of ours stay faults.
 */
export function socketLog(log: Log): Log {
  const quiet = log.child({})
  const report = (given: unknown): void => {
    // What a subscription met comes as a list; anything else is a message nobody can read.
    if (!Array.isArray(given)) return log.debug({ err: given }, 'a socket said something strange')
    for (const error of given) {
      const cause: unknown = error instanceof GraphQLError ? error.originalError : error
      if (!isRefusal(cause)) log.error({ err: cause }, 'fault')
    }
  }
  return Object.assign(quiet, { error: report })
}

// Without an original error the executor itself refused; a masked fault was logged where it was masked.
const isRefusal = (cause: unknown): boolean =>
  cause === undefined || cause === null || cause instanceof AppError
