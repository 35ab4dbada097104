import { day, time } from '#device/text/format.ts'

/** «14.11.2026, 22:30» */
export const asOf = (at: number): string => `${day(at)}, ${time(at)}`
