import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { endFormer } from './maker-warranties.former.queries.ts'

/** What makers promised for a product ends when another stands in its place; what began in that year may be for the new one. */
export const endFormerWarranties = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  year: number,
): Promise<unknown> => endFormer(tx, scope, componentId, year)
