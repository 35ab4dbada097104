import { accountJobs } from '#features/accounts/accounts.jobs.ts'
import { snapshotJobs } from '#features/analysis-snapshots/analysis-snapshots.jobs.ts'
import { fileCareJobs } from '#features/files/files.care.jobs.ts'
import { fileJobs } from '#features/files/files.jobs.ts'
import { guestLinkJobs } from '#features/guest-links/guest-links.jobs.ts'
import { housekeepingJobs } from '#features/housekeeping/housekeeping.jobs.ts'
import { memberJobs } from '#features/members/members.jobs.ts'
import { digestJobs } from '#features/notifications/notifications.digest.jobs.ts'
import { notificationJobs } from '#features/notifications/notifications.jobs.ts'
import { pictureJobs } from '#features/pictures/pictures.jobs.ts'
import { objectJobs } from '#features/pictures/pictures.objects.jobs.ts'
import { quoteRequestJobs } from '#features/quote-requests/quote-requests.jobs.ts'
import { reminderJobs } from '#features/reminders/reminders.jobs.ts'
import { slotProposalJobs } from '#features/slot-proposals/slot-proposals.jobs.ts'
import { todoJobs } from '#features/todos/todos.jobs.ts'
import { trashJobs } from '#features/trash/trash.jobs.ts'
import type { Jobs } from '#platform/jobs/worker.ts'

/** Everything the worker does: one line per feature. */
export const jobs: Jobs = {
  handlers: {
    ...accountJobs,
    ...snapshotJobs,
    ...fileCareJobs,
    ...fileJobs,
    ...guestLinkJobs,
    ...housekeepingJobs,
    ...memberJobs,
    ...digestJobs,
    ...notificationJobs,
    ...pictureJobs,
    ...objectJobs,
    ...quoteRequestJobs,
    ...reminderJobs,
    ...slotProposalJobs,
    ...todoJobs,
    ...trashJobs,
  },
  // What was written is noticed before it is forgotten. The comparisons come after what owners wait for (0139).
  crontab: [
    '4 * * * * plan_reminders',
    '*/5 * * * * remind_appointments',
    '* * * * * tell_assigned',
    '* * * * * plan_digests',
    '47 1 * * * watch_analyses',
    '17 3 * * * clean_accounts',
    '22 3 * * * forget_invitations',
    '24 3 * * * forget_guest_secrets',
    '27 3 * * * forget_old_answers',
    '37 3 * * * remake_pictures',
    '47 3 * * * empty_trash',
    '52 3 * * * name_preparations',
    '57 3 * * * care_for_files',
    '12 4 * * * scrub_files ?priority=30',
    '32 4 * * * scrub_pictures ?priority=30',
    '7 4 * * 0 sweep_objects',
  ],
}
