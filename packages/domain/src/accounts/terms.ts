/** The version of the general terms a person accepts when registering: the day of `content/pages/agb.md`. */
export const termsVersion = '2026-11-15'
