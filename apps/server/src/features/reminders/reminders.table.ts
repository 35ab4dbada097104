import { datedSources, sourceRules, type DatedSource } from '@hauswart/domain/deadlines/source'
import { datedRows } from '#features/upcoming/upcoming.table.ts'
import { anywhere } from '#platform/db/dated-rows.ts'

type Told = {
  userId: string
  realEstateId: string
  id: string
  title: string
  name: string | null
  street: string | null
  houseNumber: string | null
}

/** Something that has its day, and one of the people who are told. */
export type DueRow = Told & {
  source: DatedSource
  on: string
  componentId: string | null
  projectId: string | null
  intervalMonths: number | null
}

/** An appointment that comes, and one of the people who are told. */
export type MeetingRow = Told & { startsOn: string; startsAt: string | null; minutes: number }

/** A to-do that somebody gave to somebody else. */
export type AssignedRow = Told & { by: string | null; assignedAt: string }

export const toldColumns = `m.user_id as "userId", e.real_estate_id as "realEstateId", e.id, e.title, r.name, r.street,
  r.house_number as "houseNumber"`

/** One select per source, each by the index of its days: what is not due is not looked at. Houses lie between $1 and $2. */
export const dueSelects = datedSources
  .map((source, at) => {
    const { on, title, component, project, intervalMonths } = datedRows[source]
    return anywhere(
      datedRows[source],
      `'${source}' as source, x.real_estate_id, x.id, ${title} as title, ${on} as on, ${component ?? 'null::uuid'} as component_id,
        ${project ?? 'null::uuid'} as project_id, ${intervalMonths ?? 'null::integer'} as interval_months,
        ${sourceRules[source].right === 'finances'} as is_finance`,
      `${on} = any($${at + 3}::date[]) and x.real_estate_id > $1::uuid and x.real_estate_id <= $2::uuid`,
    )
  })
  .join(' union all ')
