import { errorLabels } from '@hauswart/domain/errors/error.labels'
import { RestError } from '#device/net/rest.ts'
import { Unreachable } from '#device/net/unreachable.ts'
import { accountsTexts } from './accounts.texts.ts'

const { failures } = accountsTexts

/** What a failed call means for the person before the form. */
export function failureText(error: unknown): string {
  if (error instanceof Unreachable) return unreachableText(error)
  if (!(error instanceof RestError)) return errorLabels.INTERNAL
  if (error.code === 'RATE_LIMITED') return waitText(error.retryAfterSeconds)
  return errorLabels[error.code ?? 'INTERNAL']
}

function unreachableText({ status, retryAfterSeconds }: Unreachable): string {
  if (status === undefined) return failures.offline
  return retryAfterSeconds === undefined ? errorLabels.UNAVAILABLE : waitText(retryAfterSeconds)
}

const waitText = (seconds: number | undefined): string =>
  seconds === undefined ? errorLabels.RATE_LIMITED : failures.wait(Math.max(1, Math.ceil(seconds / 60)))

export const isRefusal = (error: unknown, code: RestError['code']): boolean =>
  error instanceof RestError && error.code === code
