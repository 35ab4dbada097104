import type { FolderFacts } from '@hauswart/domain/taxes/tax-folder'
import { useQuery } from '@tanstack/react-query'
import { houseQuery } from '#house/house-queries.ts'
import { finance, type FinanceRow } from '#house/nouns/sheets/finance.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { Shown } from '#house/record/record.ts'
import { useRows } from '#house/record/use-rows.ts'
import { referencesQuery } from '#house/references.ts'
import { useRole } from '#house/use-role.ts'

export type Purchase = Shown<FinanceRow>

/** Everything a folder is made of, as this device knows it; what waits to be sent counts already. */
export function useTaxFacts(realEstateId: string) {
  const { role, canSeeFinances, mayWrite } = useRole(realEstateId)
  const rows = useRows(invoices, realEstateId)
  const house = useQuery(houseQuery(realEstateId)).data?.[0]
  const references = useQuery(referencesQuery)
  const [told] = useRows(finance, realEstateId).data ?? []
  const purchase: Purchase = told ?? { ...finance.blank(''), id: realEstateId, version: 0, isWaiting: false }
  const isReady =
    rows.data !== undefined && house !== undefined && references.data !== undefined && told !== undefined
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
