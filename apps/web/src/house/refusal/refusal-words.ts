import { errorCodes } from '@hauswart/domain/errors/error-code'
import { errorLabels } from '@hauswart/domain/errors/error.labels'
import type { OutboxEntry } from '#device/outbox/entry.ts'

/** Why the server said no, in its one sentence for that. */
export function refusalWords({ code, error }: Pick<OutboxEntry, 'code' | 'error'>): string {
  const known = errorCodes.find((one) => one === code)
  return known === undefined ? (error ?? errorLabels.INTERNAL) : errorLabels[known]
}
