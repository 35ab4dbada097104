import type { Measure } from '@hauswart/domain/analysis/model/measure'

/** The decision a conflict tells of, if it still stands. */
export function standingDecision(current: Readonly<Record<string, unknown>>): Measure | undefined {
  // As the server holds it: a refusal carries the whole row.
  const { deletedAt, ...measure } = current as Measure & { readonly deletedAt: string | null }
  return deletedAt === null ? measure : undefined
}
