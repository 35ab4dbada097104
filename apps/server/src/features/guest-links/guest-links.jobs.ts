import type { JobHandler } from '#platform/jobs/worker.ts'
import { forgetGuestSecrets } from './guest-links.cleaning.queries.ts'

export const guestLinkJobs: Readonly<Record<string, JobHandler>> = {
  forget_guest_secrets: async (_payload, deps) => forgetGuestSecrets(deps),
}
