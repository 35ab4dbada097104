import { quoteAnswerWords } from '@hauswart/domain/quotes/quote-request.labels'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { findQuoteAnswer } from './quote-requests.queries.ts'

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
