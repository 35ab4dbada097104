import { accountJobs } from '#features/accounts/accounts.jobs.ts'
import { housekeepingJobs } from '#features/housekeeping/housekeeping.jobs.ts'
import { pictureJobs } from '#features/pictures/pictures.jobs.ts'
import type { Jobs } from '#platform/worker.ts'

/** Everything the worker does: one line per feature. */
export const jobs: Jobs = {
  handlers: { ...accountJobs, ...housekeepingJobs, ...pictureJobs },
  crontab: ['17 3 * * * clean_accounts', '27 3 * * * forget_old_answers'],
}
