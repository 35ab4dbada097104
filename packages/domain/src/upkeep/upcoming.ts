/** Whatever gives a house its dates. */
export const upcomingSources = [
  'todo',
  'maintenance',
  'measure',
  'document',
  'appointment',
  'defect',
  'invoice',
] as const
export type UpcomingSource = (typeof upcomingSources)[number]
