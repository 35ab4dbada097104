/** Whatever gives a house its dates. */
export const upcomingSources = ['todo', 'maintenance', 'measure'] as const
export type UpcomingSource = (typeof upcomingSources)[number]
