import { invoiceSettlement } from '@hauswart/domain/invoices/invoice'
import { firmsOf } from '@hauswart/domain/projects/firms'
import { liensOf, type FirmLien } from '@hauswart/domain/projects/lien'
import { useToday } from '#device/use-today.ts'
import { housesOf, useHouses } from '#house/active-house.ts'
import { acceptances } from '#house/nouns/acceptances.ts'
import { changeOrders } from '#house/nouns/change-orders.ts'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { defects } from '#house/nouns/defects.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { quotes } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import type { Project } from '#features/projects/project-words.ts'

type Placed = { readonly projectId: string | null }

/** Everybody who worked on a renovation, and until when each can have a lien entered. */
export function useLiens(realEstateId: string, { id, finishedOn }: Project): readonly FirmLien[] {
  const isOwn = ({ projectId }: Placed) => projectId === id
  const known = useRows(craftsmen, realEstateId).data ?? []
  const records = {
    // What is owed comes from invoices here; what was committed is not asked for.
    quotes: (useRows(quotes, realEstateId).data ?? [])
      .filter(isOwn)
      .map((quote) => ({ ...quote, committedRappen: null })),
    orders: useRows(changeOrders, realEstateId).data ?? [],
    invoices: (useRows(invoices, realEstateId).data ?? []).filter(isOwn).map((invoice) => {
      const { paid, open } = invoiceSettlement(invoice)
      return { ...invoice, paidRappen: paid, openRappen: open }
    }),
    acceptances: (useRows(acceptances, realEstateId).data ?? []).filter(isOwn),
    defects: (useRows(defects, realEstateId).data ?? []).filter(isOwn),
  }
  const house = housesOf(useHouses().data).find((one) => one.id === realEstateId)
  return liensOf({
    firms: firmsOf(records, (craftsmanId) => known.find((one) => one.id === craftsmanId)?.company),
    finishedOn,
    canton: house?.canton ?? null,
    today: useToday(),
  })
}
