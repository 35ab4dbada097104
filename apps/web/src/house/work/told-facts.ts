/** What was not answered clears the fact. */
export const prepare = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  )

/** Who may not see amounts must not write one either, not even none. */
export function withoutAmount<Facts extends { readonly costRappen?: number | null | undefined }>(
  { costRappen, ...facts }: Facts,
  canSeeFinances: boolean,
): Omit<Facts, 'costRappen'> & { costRappen?: number | null | undefined } {
  return canSeeFinances ? { ...facts, costRappen } : facts
}
