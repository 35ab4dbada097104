import type { Tell } from '#platform/jobs/mail.ts'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { cleanAccounts, sendStoredMail } from './accounts.service.ts'

export const accountJobs: Readonly<Record<string, JobHandler>> = {
  send_mail: async ({ mailId, tell }, deps) => {
    if (typeof mailId !== 'string') throw new Error('send_mail needs a mailId')
    await sendStoredMail(deps, deps.parts, mailId, tell as Tell | undefined)
  },
  clean_accounts: async (_payload, deps) => cleanAccounts(deps),
}
