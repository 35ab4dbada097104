import { assertAlone } from '#features/measures/measures.standing.service.ts'
import type { RealEstateScope } from '#platform/db/access.ts'
import type { WriteTx } from '#platform/db/mutate.ts'

type Check = (tx: WriteTx, scope: RealEstateScope) => Promise<void>

/** What a noun knows of itself that no row says: whether what came back may stand beside what there is by now. */
const checks: Readonly<Record<string, Check>> = {
  measure: assertAlone,
}

/** Refuses, once everything is back, what the nouns of it would refuse by their own verbs. */
export async function assertFits(
  tx: WriteTx,
  scope: RealEstateScope,
  revived: readonly string[],
): Promise<void> {
  const own = revived.flatMap((noun) => checks[noun] ?? [])
  await Promise.all(own.map((check) => check(tx, scope)))
}
