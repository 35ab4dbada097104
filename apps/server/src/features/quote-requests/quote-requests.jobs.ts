import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { tellQuoteAnswer, tellQuoteNews } from './quote-requests.answer.service.ts'

export const quoteRequestJobs: Readonly<Record<string, JobHandler>> = {
  tell_quote_answer: ({ realEstateId, requestId }, deps) => {
    if (!isId(realEstateId) || !isId(requestId))
      throw new Error('tell_quote_answer needs a house and a request')
    return tellQuoteAnswer(deps, realEstateId, requestId)
  },

  tell_quote_news: ({ realEstateId, requestId, fileId, documentId, questionId }, deps) => {
    if (!isId(realEstateId) || !isId(requestId))
      throw new Error('tell_quote_news needs a house and a request')
    return tellQuoteNews(deps, realEstateId, {
      requestId,
      ...(isId(fileId) && { fileId }),
      ...(isId(documentId) && { documentId }),
      ...(isId(questionId) && { questionId }),
    })
  },
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
