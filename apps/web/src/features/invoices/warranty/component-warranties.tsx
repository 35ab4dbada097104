import { day } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { invoicePath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { warrantyTexts as texts } from './warranty.texts.ts'
import styles from './warranty-part.module.css'

type ComponentWarrantiesProps = { readonly realEstateId: string; readonly componentId: string }

/** The warranties of a component that began with its invoices, the last to end first; nothing to who sees no invoices. */
export function ComponentWarranties({ realEstateId, componentId }: ComponentWarrantiesProps) {
  const { data = [] } = useRows(invoices, realEstateId)
  const today = useToday()
  const own = data
    .flatMap(({ id, creditor, componentId: of, warrantyUntil: until }) =>
      of === componentId && typeof until === 'string' ? [{ id, creditor, until }] : [],
    )
    .toSorted((a, b) => b.until.localeCompare(a.until))
  if (own.length === 0) return null
  return (
    <Card title={texts.ofComponent}>
      <ul className={styles['list']}>
        {own.map(({ id, creditor, until }) => (
          <li key={id}>
            <AppLink to={invoicePath(id)}>{creditor}</AppLink>{' '}
            {(until < today ? texts.over : texts.until)(day(until))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
