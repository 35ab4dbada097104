import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { tellQuoteAnswer } from './quote-requests.answer.service.ts'

export const quoteRequestJobs: Readonly<Record<string, JobHandler>> = {
  tell_quote_answer: ({ realEstateId, requestId }, deps) => {
    if (!isId(realEstateId) || !isId(requestId))
      throw new Error('tell_quote_answer needs a house and a request')
    return tellQuoteAnswer(deps, realEstateId, requestId)
  },
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
