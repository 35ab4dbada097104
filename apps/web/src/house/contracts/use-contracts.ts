import type { KnownContracts } from '@hauswart/domain/quotes/contract'
import { acceptances } from '#house/nouns/acceptances.ts'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { defects } from '#house/nouns/defects.ts'
import { quotes } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'

/** What is known of the contracts of a renovation; without the finance right nothing of its quotes. */
export function useContracts(realEstateId: string, projectId: string): KnownContracts {
  const isOwn = (one: { readonly projectId: string }) => one.projectId === projectId
  const book = new Set((useRows(craftsmen, realEstateId).data ?? []).map(({ id }) => id))
  const taken = (useRows(quotes, realEstateId).data ?? []).filter(
    (one) => isOwn(one) && one.isActive && one.state === 'accepted',
  )
  const accepted = (useRows(acceptances, realEstateId).data ?? []).filter(isOwn)
  const found = (useRows(defects, realEstateId).data ?? []).filter(isOwn)
  const written = [
    ...accepted.map((one) => ({ ...one, acceptedOn: one.result === 'refused' ? null : one.acceptedOn })),
    ...found,
  ]
  return {
    // A copy on a device may be older than these facts, and whoever left the address book cannot be chosen.
    agreed: taken.map(({ craftsmanId, contractOn, terms }) => ({
      craftsmanId: craftsmanId !== null && book.has(craftsmanId) ? craftsmanId : null,
      contractOn: contractOn ?? null,
      terms: terms ?? null,
    })),
    // Identifiers tell the order.
    written: written.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}
