import { invoices } from '#house/nouns/invoices.ts'
import { invoicesPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { sumOf } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'

type MeasureInvoicesProps = { readonly realEstateId: string; readonly measureId: string }

/** What a decision was billed, as the way to its invoices; each currency for itself, what was credited is taken off. */
export function MeasureInvoices({ realEstateId, measureId }: MeasureInvoicesProps) {
  const { data = [] } = useRows(invoices, realEstateId)
  const own = data.filter((one) => one.measureId === measureId)
  if (own.length === 0) return null
  const sum = sumOf(own.map(({ currency, amountRappen: rappen }) => ({ currency, rappen })))
  return <AppLink to={invoicesPath('measure', measureId)}>{invoicesTexts.ofMeasure(sum.words)}</AppLink>
}
