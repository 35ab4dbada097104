import { addDays, addMonths } from '@hauswart/domain/days/day'
import { expiringDays } from '@hauswart/domain/documents/document'
import type { HouseDeadlinesQuery } from '#gql/graphql.ts'

export type Deadline = NonNullable<HouseDeadlinesQuery['realEstate']>['deadlines'][number]

type Task = { readonly id: string; readonly nextOn: string; readonly isActive: boolean }

export const deadlineGroups = ['late', 'soon', 'year', 'later'] as const
export type DeadlineGroup = (typeof deadlineGroups)[number]

/**
 * The deadlines in the order of their days. Of upkeep this device knows more than the server: what was done without a
 * line counts already, once it has been read here.
 */
export function groupDeadlines(
  deadlines: readonly Deadline[],
  tasks: readonly Task[] | undefined,
  today: string,
): Readonly<Record<DeadlineGroup, readonly Deadline[]>> {
  const shown = deadlines
    .flatMap((deadline): Deadline[] => {
      if (deadline.source !== 'maintenance' || tasks === undefined) return [deadline]
      const task = tasks.find(({ id }) => id === deadline.id)
      return task?.isActive === true ? [{ ...deadline, on: task.nextOn }] : []
    })
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id))
  const groupOf = ({ on }: Deadline): DeadlineGroup =>
    on < today
      ? 'late'
      : on <= addDays(today, expiringDays)
        ? 'soon'
        : on <= addMonths(today, 12)
          ? 'year'
          : 'later'
  const of = (group: DeadlineGroup) => shown.filter((deadline) => groupOf(deadline) === group)
  return { late: of('late'), soon: of('soon'), year: of('year'), later: of('later') }
}
