/** What a renovation is for an owner. */
export const projectKinds = [
  'upkeep',
  'renovation',
  'conversion',
  'extension',
  'energy',
  'garden',
  'emergency',
] as const
export type ProjectKind = (typeof projectKinds)[number]

/** Where a renovation stands, in the order it goes through them; the last two lie beside the way. */
export const projectStates = [
  'idea',
  'planning',
  'offers',
  'awarded',
  'underway',
  'acceptance',
  'closed',
  'paused',
  'cancelled',
] as const
export type ProjectState = (typeof projectStates)[number]

/** What has to be settled before a renovation may begin. */
export const startChecks = [
  'permit',
  'subsidy',
  'insurance',
  'contract',
  'financing',
  'community',
  'neighbours',
  'pollutants',
] as const
export type StartCheck = (typeof startChecks)[number]

/** What is worth settling once the work is over; the end does not wait for it. */
export const closeChecks = ['subsidy_told', 'estimate_asked', 'firms_rated'] as const
export type CloseCheck = (typeof closeChecks)[number]

/** What an owner confirms by hand: what a step needs, what the beginning needs, and what the end leaves to do. */
export const projectChecks = [
  'offer_asked',
  'order_placed',
  'work_finished',
  'accepted',
  'bills_settled',
  ...startChecks,
  ...closeChecks,
] as const
export type ProjectCheck = (typeof projectChecks)[number]

/** What a renovation did to a component: it was put in order as a whole, or a new one stands in its place. */
export const renewalKinds = ['renewed', 'replaced'] as const
export type RenewalKind = (typeof renewalKinds)[number]

/** How many components one renovation can be about. */
export const mostComponents = 40

/** How many renovations one house can hold, without those in the trash. */
export const maxProjects = 200

/** How many cost items one renovation can hold. */
export const maxCostItems = 60
