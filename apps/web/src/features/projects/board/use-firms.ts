import { acceptances } from '#house/nouns/acceptances.ts'
import { appointments } from '#house/nouns/appointments.ts'
import { defects } from '#house/nouns/defects.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { quotes } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import type { Firms } from './projects-filter.ts'

type Naming = { readonly projectId: string | null; readonly craftsmanId: string | null }

/** Whoever of the address book is named with each renovation: in a quote, a bill, an appointment, a defect, an acceptance. */
export function useFirms(realEstateId: string): Firms {
  const offered = (useRows(quotes, realEstateId).data ?? []).filter(({ isActive }) => isActive)
  const billed = useRows(invoices, realEstateId).data ?? []
  const met = useRows(appointments, realEstateId).data ?? []
  const found = useRows(defects, realEstateId).data ?? []
  const accepted = useRows(acceptances, realEstateId).data ?? []
  const all: readonly Naming[] = [...offered, ...billed, ...met, ...found, ...accepted]
  const firms = new Map<string, Set<string>>()
  for (const { projectId, craftsmanId } of all) {
    if (projectId === null || craftsmanId === null) continue
    firms.set(projectId, (firms.get(projectId) ?? new Set()).add(craftsmanId))
  }
  return firms
}
