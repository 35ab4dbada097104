import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { forgetGuestSecrets } from './guest-links.cleaning.queries.ts'
import { tellOpened } from './guest-links.opened.service.ts'

export const guestLinkJobs: Readonly<Record<string, JobHandler>> = {
  forget_guest_secrets: async (_payload, deps) => forgetGuestSecrets(deps),
  tell_link_opened: ({ realEstateId, linkId }, deps) => {
    if (!isId(realEstateId) || !isId(linkId)) throw new Error('tell_link_opened needs a house and a link')
    return tellOpened(deps, realEstateId, linkId)
  },
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
