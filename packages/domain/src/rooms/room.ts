/** Floors count from the ground floor, which is 0; cellars lie below it. */
export const floorRange = { lowest: -5, highest: 50 } as const

/** How many rooms one house can hold. */
export const maxRooms = 200
