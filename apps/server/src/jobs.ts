import { accountJobs } from '#features/accounts/accounts.jobs.ts'
import { snapshotJobs } from '#features/analysis-snapshots/analysis-snapshots.jobs.ts'
import { housekeepingJobs } from '#features/housekeeping/housekeeping.jobs.ts'
import { memberJobs } from '#features/members/members.jobs.ts'
import { pictureJobs } from '#features/pictures/pictures.jobs.ts'
import { objectJobs } from '#features/pictures/pictures.objects.jobs.ts'
import { todoJobs } from '#features/todos/todos.jobs.ts'
import { trashJobs } from '#features/trash/trash.jobs.ts'
import type { Jobs } from '#platform/jobs/worker.ts'

/** Everything the worker does: one line per feature. */
export const jobs: Jobs = {
  handlers: {
    ...accountJobs,
    ...snapshotJobs,
    ...housekeepingJobs,
    ...memberJobs,
    ...pictureJobs,
    ...objectJobs,
    ...todoJobs,
    ...trashJobs,
  },
  // What was written is noticed before it is forgotten.
  crontab: [
    '47 1 * * * watch_analyses',
    '17 3 * * * clean_accounts',
    '22 3 * * * forget_invitations',
    '27 3 * * * forget_old_answers',
    '37 3 * * * remake_pictures',
    '47 3 * * * empty_trash',
    '52 3 * * * name_preparations',
    '7 4 * * 0 sweep_objects',
  ],
}
