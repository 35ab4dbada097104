/** For whom a link is made. */
export const guestPurposes = ['bank', 'buyer', 'insurer', 'craftsman', 'other'] as const
export type GuestPurpose = (typeof guestPurposes)[number]

/** How long a link may open, in days. */
export const guestLinkDays = [1, 7, 30, 90] as const
export type GuestLinkDays = (typeof guestLinkDays)[number]
export const usualGuestLinkDays: GuestLinkDays = 7

export const maxSharedDocuments = 100

export type GuestLinkState = 'open' | 'expired' | 'revoked'
export const guestLinkStates = ['open', 'expired', 'revoked'] as const
