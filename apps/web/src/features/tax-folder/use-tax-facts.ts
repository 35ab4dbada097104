import type { FolderFacts } from '@hauswart/domain/taxes/tax-folder'
import { useQuery } from '@tanstack/react-query'
import { HousePurchaseDocument, type HousePurchaseQuery } from '#gql/graphql.ts'
import { graphqlQuery } from '#device/cache/query.ts'
import { houseQuery } from '#house/house-queries.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { houseKey } from '#house/parts.ts'
import { useRows } from '#house/record/use-rows.ts'
import { referencesQuery } from '#house/references.ts'
import { useRole } from '#house/use-role.ts'

export type Purchase = NonNullable<NonNullable<HousePurchaseQuery['realEstate']>['finance']>

/** Purchase and imputed rent; refused to members without the finance right. */
const purchaseQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'fund', 'purchase'), HousePurchaseDocument, { realEstateId })

const unknown: Purchase = {
  purchasedOn: null,
  purchasePriceRappen: null,
  purchaseCostsRappen: null,
  imputedRentRappen: null,
  version: 0,
}

/** Everything a folder is made of, as this device knows it; what waits to be sent counts already. */
export function useTaxFacts(realEstateId: string) {
  const { role, canSeeFinances, mayWrite } = useRole(realEstateId)
  const rows = useRows(invoices, realEstateId)
  const house = useQuery(houseQuery(realEstateId)).data?.[0]
  const references = useQuery(referencesQuery)
  const told = useQuery({ ...purchaseQuery(realEstateId), enabled: canSeeFinances })
  const purchase = told.data?.realEstate?.finance ?? unknown
  const isReady =
    rows.data !== undefined && house !== undefined && references.data !== undefined && !told.isPending
  const facts: FolderFacts | undefined = isReady
    ? {
        invoices: rows.data ?? [],
        house,
        imputedRentRappen: purchase.imputedRentRappen,
        references: references.data ?? [],
      }
    : undefined
  return {
    facts,
    purchase,
    mayWrite,
    isRefused: role !== undefined && !canSeeFinances,
    error: rows.data === undefined ? rows.error : references.data === undefined ? references.error : null,
    refetch: () => {
      void rows.refetch()
      void references.refetch()
    },
  }
}
