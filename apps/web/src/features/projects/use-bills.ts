import { invoiceSettlement } from '@hauswart/domain/invoices/invoice'
import type { Billed } from '@hauswart/domain/projects/cost-sums'
import { invoices } from '#house/nouns/invoices.ts'
import { useRows } from '#house/record/use-rows.ts'

export type Bill = Billed & { readonly projectId: string | null }

/** The invoices of renovations; none to who may not see finances. Of euros nobody knows the rate of the day. */
export const useBills = (realEstateId: string): Bill[] =>
  (useRows(invoices, realEstateId).data ?? [])
    .filter(({ projectId, currency }) => projectId !== null && currency === 'CHF')
    .map((invoice) => ({ ...invoice, paidRappen: invoiceSettlement(invoice).paid }))
