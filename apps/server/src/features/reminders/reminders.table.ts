import type { DatedSource } from '@hauswart/domain/notifications/reminder'

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
export type MeetingRow = Told & { startsOn: string; startsAt: string | null; hours: number }

/** A to-do that somebody gave to somebody else. */
export type AssignedRow = Told & { by: string | null; assignedAt: string }

export const toldColumns = `m.user_id as "userId", e.real_estate_id as "realEstateId", e.id, e.title, r.name, r.street,
  r.house_number as "houseNumber"`
