import { addMonths } from '../days/day.ts'

/** How many one component can have, without those in the trash. */
export const maxMakerWarranties = 20
export const mostWarrantyYears = 50

/** Until when the maker answers for it: the same day so many years later, as the database keeps it. */
export const makerWarrantyEnd = (startsOn: string, years: number): string => addMonths(startsOn, years * 12)
