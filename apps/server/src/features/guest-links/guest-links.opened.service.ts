import { linkOpenedWords } from '@hauswart/domain/guest-links/guest-link.labels'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { findOpenedLink } from './guest-links.opened.queries.ts'

/** Tells whoever made a link that somebody has come by it; told twice it is one message. */
export async function tellOpened(deps: JobDeps, realEstateId: string, linkId: string): Promise<void> {
  const found = await findOpenedLink(deps, realEstateId, linkId)
  if (found === undefined) return
  await notifyUser(deps, deps.parts.clock, {
    userId: found.madeBy,
    kind: 'link_opened',
    objectId: linkId,
    ...linkOpenedWords(found.label),
    target: { route: 'realEstate', id: realEstateId },
    about: { realEstateId, thingId: linkId, dueOn: deps.parts.clock.today() },
  })
}
