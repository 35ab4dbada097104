import { errorCodes } from '@hauswart/domain/errors/error-code'
import { errorLabels } from '@hauswart/domain/errors/error.labels'
import type { OutboxEntry } from '#device/outbox/entry.ts'

/** Why the server said no, in its one sentence for that; what cannot be taken back says who went on from it. */
export function refusalWords({
  code,
  error,
  variables,
}: Pick<OutboxEntry, 'code' | 'error' | 'variables'>): string {
  const known = variables['undoes'] === undefined ? errorCodes.find((one) => one === code) : undefined
  return known === undefined ? (error ?? errorLabels.INTERNAL) : errorLabels[known]
}
