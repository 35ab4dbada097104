/** Nothing in a house is older than the house; without its year only the server's own bound holds. */
export const firstYear = (buildYear: number | null): number => buildYear ?? 1_000
