import { quoteAnswerWords, quoteNewsWords } from '@hauswart/domain/quotes/quote-request.labels'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { findQuoteAnswer, findQuoteNews } from './quote-requests.queries.ts'

/** Tells the people of the house that a firm has answered; told twice it is one message. */
export async function tellQuoteAnswer(deps: JobDeps, realEstateId: string, requestId: string): Promise<void> {
  const found = await findQuoteAnswer(deps, realEstateId, requestId)
  if (found === undefined) return
  const { projectId, members, answeredOn, ...said } = found
  for (const userId of members)
    await notifyUser(deps, deps.parts.clock, {
      userId,
      kind: 'quote_answered',
      objectId: requestId,
      ...quoteAnswerWords(said),
      target: { route: 'project', id: projectId },
      about: { realEstateId, thingId: projectId, dueOn: answeredOn },
    })
}

export type QuoteNews = {
  readonly requestId: string
  readonly fileId?: string
  readonly documentId?: string
  readonly questionId?: string
}

/** Tells the people of the house of a file or a question that came by the link. */
export async function tellQuoteNews(deps: JobDeps, realEstateId: string, key: QuoteNews): Promise<void> {
  const found = await findQuoteNews(deps, realEstateId, key)
  const objectId = key.documentId ?? key.questionId
  if (found === undefined || objectId === undefined) return
  const { projectId, members, ...said } = found
  if (said.fileName === null && said.question === null) return
  for (const userId of members)
    await notifyUser(deps, deps.parts.clock, {
      userId,
      kind: 'quote_answered',
      objectId,
      ...quoteNewsWords(said),
      target:
        key.documentId === undefined
          ? { route: 'project', id: projectId }
          : { route: 'toolsDocuments', id: key.documentId },
      about: { realEstateId, thingId: key.documentId ?? projectId, dueOn: deps.parts.clock.today() },
    })
}
